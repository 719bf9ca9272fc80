import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { OpenDatabase } from '../db/database.ts'
import { openEmbedded } from '../db/embedded.ts'
import { member, memberSession, memberVerification } from '../db/tables/member.ts'
import { accountsOn } from './accounts.ts'

const siteUrl = 'https://flightlevels.example'
let open: OpenDatabase
let accounts: ReturnType<typeof accountsOn>

beforeAll(async () => {
  open = await openEmbedded()
  accounts = accountsOn({
    db: open.db,
    secret: 'a secret that is only used in these tests',
    siteUrl,
    clock: { now: () => Temporal.Now.instant() },
    chance: { id: () => randomUUID(), token: () => randomBytes(32).toString('base64url') },
  })
})
afterAll(() => open.close())

const nora = { name: 'Nora Pichler', email: 'Nora@flightlevels.example', password: 'Drei Berge und ein See' }
const theo = { name: 'Theo Wagner', email: 'theo@flightlevels.example' }

const headersWith = (cookies: string[]) =>
  new Headers({ cookie: cookies.map((cookie) => cookie.split(';')[0]).join('; ') })

async function signedIn(email = nora.email, password = nora.password, address = '203.0.113.1') {
  const answer = await accounts.signIn({ email, password, headers: new Headers(), address })
  if (answer.outcome !== 'in') throw new Error(answer.outcome)
  return { cookies: answer.cookies, headers: headersWith(answer.cookies) }
}

async function theos() {
  const found = await accounts.findByEmail(theo.email)
  if (!found) throw new Error('no Theo')
  return found
}

test('two open the first link at once: one becomes the owner', async () => {
  expect(await accounts.isEmpty()).toBe(true)
  const both = await Promise.all([accounts.createFirst(nora), accounts.createFirst(nora)])
  expect(both.filter(Boolean)).toHaveLength(1)
  expect(await accounts.isEmpty()).toBe(false)
  expect(await open.db.select().from(member)).toMatchObject([{ name: 'Nora Pichler', role: 'owner' }])
})

test('the session stands in a cookie that scripts and other sites do not get', async () => {
  const { cookies, headers } = await signedIn()
  expect(cookies[0]).toMatch(/^__Secure-office\.session_token=.+; HttpOnly; Secure; SameSite=Lax/)
  expect(await accounts.memberOf(headers)).toMatchObject({ email: 'nora@flightlevels.example', role: 'owner' })
  expect(await accounts.memberOf(new Headers())).toBeNull()
  expect(await accounts.memberOf(new Headers({ cookie: '__Secure-office.session_token=guessed.guessed' }))).toBeNull()
})

test('signing out ends the session, not only the cookie', async () => {
  const { headers } = await signedIn()
  expect((await accounts.signOut(headers)).join()).toMatch(/session_token=;.*Max-Age=0/)
  expect(await accounts.memberOf(headers)).toBeNull()
})

test('somebody invited chooses a password by a link, once, and its token is not stored', async () => {
  const invited = await accounts.invite({ ...theo, role: 'organiser' })
  expect(await accounts.invite({ ...theo, role: 'owner' })).toBeNull()
  const until = Temporal.Now.instant().add({ hours: 1 })
  const token = await accounts.passwordToken(invited?.id ?? '', until)
  expect(JSON.stringify(await open.db.select().from(memberVerification))).not.toContain(token)
  expect((await accounts.members()).map(({ hasPassword }) => hasPassword)).toEqual([true, false])
  expect(await accounts.choosePassword(`${token}x`, 'Noch ein langer Satz')).toBe(false)
  expect(await accounts.choosePassword(token, 'Noch ein langer Satz')).toBe(true)
  expect(await accounts.choosePassword(token, 'Wieder ein anderer Satz')).toBe(false)
  const { headers } = await signedIn(theo.email, 'Noch ein langer Satz')
  expect(await accounts.memberOf(headers)).toMatchObject({ name: 'Theo Wagner', role: 'organiser' })
})

test('a link is over when its time is', async () => {
  const { id } = await theos()
  const token = await accounts.passwordToken(id, Temporal.Now.instant().subtract({ seconds: 1 }))
  expect(await accounts.choosePassword(token, 'Zu spät gekommen, leider')).toBe(false)
})

test('a new password ends the sessions that the old one opened', async () => {
  const before = await signedIn(theo.email, 'Noch ein langer Satz')
  const { id } = await theos()
  const token = await accounts.passwordToken(id, Temporal.Now.instant().add({ hours: 1 }))
  expect(await accounts.choosePassword(token, 'Ein ganz anderer Satz')).toBe(true)
  expect(await accounts.memberOf(before.headers)).toBeNull()
})

test('sessions are listed and ended, one’s own only', async () => {
  const noras = await signedIn()
  const other = await signedIn(theo.email, 'Ein ganz anderer Satz')
  const [foreign] = await accounts.sessions(other.headers)
  await accounts.endSession(noras.headers, foreign?.id ?? '')
  expect(await accounts.memberOf(other.headers)).not.toBeNull()
  await accounts.endSession(other.headers, foreign?.id ?? '')
  expect(await accounts.memberOf(other.headers)).toBeNull()
})

test('the current password is asked for before there is a new one', async () => {
  const { headers } = await signedIn()
  expect(await accounts.changePassword({ current: 'geraten', password: 'Vier Berge und ein See', headers })).toBe(false)
  expect(await accounts.changePassword({ current: nora.password, password: 'Vier Berge und ein See', headers })).toBe(
    true,
  )
  nora.password = 'Vier Berge und ein See'
  await signedIn()
})

test('the last owner stays, whatever two owners do at once', async () => {
  const noras = await accounts.findByEmail(nora.email)
  const { id } = await theos()
  const takeAway = (of: string) => accounts.change({ kind: 'role', id: of, role: 'editor' })
  expect(await takeAway(noras?.id ?? '')).toBe('last-owner')
  expect(await accounts.change({ kind: 'role', id, role: 'owner' })).toBeNull()
  expect((await Promise.all([takeAway(noras?.id ?? ''), takeAway(id)])).sort()).toEqual(['last-owner', null].sort())
  expect((await accounts.members()).filter(({ role }) => role === 'owner')).toHaveLength(1)
  expect(await accounts.change({ kind: 'removed', id: randomUUID() })).toBe('unknown')
})

test('a removed member is out at once', async () => {
  const { id, role } = await theos()
  if (role === 'owner')
    await accounts.change({ kind: 'role', id: (await accounts.findByEmail(nora.email))?.id ?? '', role: 'owner' })
  const { headers } = await signedIn(theo.email, 'Ein ganz anderer Satz')
  expect(await accounts.change({ kind: 'removed', id })).toBeNull()
  expect(await accounts.memberOf(headers)).toBeNull()
  expect((await open.db.select().from(memberSession)).filter(({ userId }) => userId === id)).toEqual([])
})

test('after ten wrong passwords nobody gets in for a while, not even with the right one; others do', async () => {
  const attempt = (password: string) =>
    accounts.signIn({ email: nora.email, password, headers: new Headers(), address: '203.0.113.9' })
  for (let wrong = 0; wrong < 10; wrong += 1) expect(await attempt('geraten')).toEqual({ outcome: 'refused' })
  expect(await attempt(nora.password)).toEqual({ outcome: 'too-many' })
  const unknown = { email: 'nobody@x.example', password: 'geraten', headers: new Headers(), address: '203.0.113.10' }
  expect(await accounts.signIn(unknown)).toEqual({ outcome: 'refused' })
})
