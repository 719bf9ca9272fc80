import { readFileSync } from 'node:fs'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { officeScreens } from '#app/office/screens.ts'
import routes from '#app/routes.ts'
import { may, type Role, roles } from '#domain/office/role.ts'
import { type Site, startSite } from '#tests/helpers/start-site.ts'

const password = 'drei Kraniche im Nebel'
/** What stands in for an id in an address: nothing has it. */
const nobody = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'

describe('the office, asked over HTTP', { timeout: 60_000 }, () => {
  let site: Site
  const cookies = new Map<Role, string>()

  beforeAll(async () => {
    site = await startSite()
    const link = await vi.waitFor(() => found(/\/office\/first-account\/[\w-]+/, site.output()), 10_000)
    const first = { name: 'Nora Pichler', email: 'nora@flightlevels.example', password }
    const made = await Promise.all([send(link, first), send(link, first)])
    expect(made.map(({ status }) => status).toSorted()).toEqual([303, 404])
    cookies.set('owner', cookieOf(made.find(({ status }) => status === 303)))
    for (const role of roles) if (role !== 'owner') cookies.set(role, await join(role))
  }, 180_000)
  afterAll(() => site.stop())

  const ask = (path: string, cookie = '') => fetch(site.url + path, { redirect: 'manual', headers: { cookie } })

  function send(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
    const all = { origin: site.url, ...headers }
    return fetch(site.url + path, {
      method: 'POST',
      redirect: 'manual',
      headers: all,
      body: new URLSearchParams(fields),
    })
  }

  /** Invited by the owner, with the link from the mailbox. */
  async function join(role: Role): Promise<string> {
    const email = `${role}@flightlevels.example`
    const invite = { intent: 'invite', name: role, email, role, language: 'en' }
    const invited = await send('/office/members', invite, { cookie: cookies.get('owner') ?? '' })
    expect(invited.status).toBe(303)
    const mailbox = /\/mailbox\/[\w-]+/.exec(site.output())?.[0] ?? ''
    const link = await vi.waitFor(() => invitationTo(mailbox, email), { timeout: 30_000, interval: 200 })
    return cookieOf(await send(link, { name: role, password }))
  }

  async function invitationTo(mailbox: string, email: string): Promise<string> {
    const list = await (await ask(mailbox)).text()
    for (const [, mail] of list.matchAll(new RegExp(`href="(${mailbox}/[^"]+)"`, 'g'))) {
      const page = await (await ask(mail ?? '')).text()
      if (page.includes(email)) return found(/\/office\/invitation\/[\w-]+/, page)
    }
    throw new Error(`no mail to ${email}`)
  }

  const addresses = officeScreens.map(({ path, task }) => ({ path: path.replaceAll(/:\w+/g, nobody), task }))

  it.each(addresses)('sends strangers from $path to the door, and brings them back', async ({ path }) => {
    for (const answer of [await ask(path), await send(path, { intent: 'none' })]) {
      // a screen without a form
      if (answer.status === 405) continue
      expect(answer.status).toBe(303)
      expect(answer.headers.get('location')).toBe(`/office/sign-in?${new URLSearchParams({ to: path })}`)
    }
    const forged = await ask(path, 'office.session_token=made.up')
    expect(forged.status).toBe(303)
  })

  it.each(addresses)('opens $path to the roles that may, and to no other', async ({ path, task }) => {
    for (const role of roles) {
      const cookie = cookies.get(role) ?? ''
      const { status, headers } = await ask(path, cookie)
      expect({ role, isForbidden: status === 403 }).toEqual({ role, isForbidden: !may(role, task) })
      if (may(role, task)) expect([200, 404]).toContain(status)
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toContain('noindex')
      if (!may(role, task)) expect([403, 405]).toContain((await send(path, { intent: 'none' }, { cookie })).status)
    }
  })

  it('gives the data of a page to nobody who may not see the page', async () => {
    const trainer = await ask('/office/members.data', cookies.get('trainer'))
    expect(await trainer.text()).not.toContain('nora@flightlevels.example')
    expect(await (await ask('/office/members.data')).text()).not.toContain('nora@flightlevels.example')
  })

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sandbox', { origin: 'null' }],
    ['nowhere', { origin: '' }],
  ])('turns down a form from %s, whoever sends it', async (_, from) => {
    const headers = new Headers({ cookie: cookies.get('owner') ?? '' })
    for (const [name, value] of Object.entries(from)) if (value !== '') headers.set(name, value)
    const body = new URLSearchParams({ intent: 'rules', secondFactor: 'on' })
    const answer = await fetch(`${site.url}/office/members`, { method: 'POST', redirect: 'manual', headers, body })
    expect(answer.status).toBe(403)
    expect((await ask('/office', cookies.get('trainer'))).status).toBe(200)
  })

  const doors = ['sign-in', 'sign-in/code', 'sign-out', 'language', 'forgotten-password', 'passkeys/register']
  const links = ['new-password', 'first-account', 'invitation'].map((name) => `${name}/made-up-token`)
  const everywhere = [...addresses.map(({ path }) => path), ...[...doors, ...links].map((name) => `/office/${name}`)]

  it.each(everywhere)('takes no form at %s from elsewhere, not even the owner’s', async (path) => {
    const headers = { origin: 'https://elsewhere.example', cookie: cookies.get('owner') ?? '' }
    const { status } = await send(path, { intent: 'remove', id: nobody }, headers)
    // 405 is what has no form at all; what is no page answers as if it had only been looked at
    const looked = (await ask(path, cookies.get('owner'))).status
    expect([403, 405, ...(looked === 200 ? [] : [looked])]).toContain(status)
  })

  it.each(formsOfRoutes())(
    'answers a form at $path that is out of date, torn or empty, and does not break',
    async (form) => {
      const headers = { cookie: cookies.get('owner') ?? '' }
      const path = form.path.replaceAll(/:\w+/g, nobody)
      const torn = { id: nobody, version: '0', known: 'something else', attempt: nobody, key: nobody, role: 'emperor' }
      const sent = form.intents.flatMap((intent) => [{ intent }, { intent, act: intent, ...torn }])
      for (const fields of sent) {
        const { status } = await send(path, fields, headers)
        expect({ fields, isBroken: status >= 500 }).toEqual({ fields, isBroken: false })
      }
    },
  )

  it('has kept the owner in through all of it, and noted no failure', async () => {
    expect((await ask('/office', cookies.get('owner'))).status).toBe(200)
    expect(site.output()).not.toMatch(/"level":(50|"error")/)
  })

  it('makes a passkey only for who is signed in, and takes none that is made up', async () => {
    expect((await send('/office/passkeys/register', {})).status).toBe(303)
    const trainer = { cookie: cookies.get('trainer') ?? '' }
    const question = await send('/office/passkeys/register', {}, trainer)
    expect(await question.json()).toMatchObject({ rp: { name: 'Flight Levels Office' } })
    const asked = await send('/office/passkeys/sign-in', {})
    expect(await asked.json()).toMatchObject({ userVerification: 'required' })
    const answer = { response: JSON.stringify({ id: 'made-up', rawId: 'made-up', type: 'public-key', response: {} }) }
    const made = await send('/office/passkeys/sign-in', answer, { cookie: cookieOf(asked) })
    expect(made.status).toBe(422)
    expect(made.headers.getSetCookie().join()).not.toContain('session_token')
    expect((await send('/office/passkeys/sign-in', { response: 'no JSON' })).status).toBe(422)
    expect((await send('/office/passkeys/elsewhere', {})).status).toBe(404)
  })

  it('lets editors make tokens for themselves, and keys for nobody', async () => {
    const cookie = cookies.get('editor') ?? ''
    const key = { intent: 'key', attempt: nobody, name: 'Probe', scopes: 'dates:read', lifetime: '30' }
    expect((await send('/office/tokens', key, { cookie })).status).toBe(403)
    expect((await send('/office/tokens', { intent: 'revoke-key', id: nobody }, { cookie })).status).toBe(403)
    const made = await send('/office/tokens', { intent: 'token', role: 'reader' }, { cookie })
    expect(made.status).toBe(200)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const owner = { cookie: cookies.get('owner') ?? '' }
    const [first, second] = [await send('/office/tokens', key, owner), await send('/office/tokens', key, owner)]
    const secret = found(/fd_[\w-]{43}/, await first.text())
    expect(second.status).toBe(303)
    const headers = { authorization: `Bearer ${secret}` }
    expect((await fetch(`${site.url}/api/v1/dates`, { headers })).status).toBe(200)
    expect((await fetch(`${site.url}/api/v1/bookings`, { headers })).status).toBe(403)
    await send('/office/tokens', { intent: 'revoke-key', id: nobody }, owner)
    expect((await fetch(`${site.url}/api/v1/dates`, { headers })).status).toBe(401)
    expect(site.output()).not.toContain(secret)
  })

  it('has no second link to the first account, and no such link in its log', async () => {
    const links = site.output().match(/first-account\/[\w-]+/g) ?? []
    expect(links).toHaveLength(1)
    expect((await ask(`/office/${links[0]}`)).status).toBe(404)
  })

  it('leads nobody elsewhere after signing in', async () => {
    const fields = { email: 'editor@flightlevels.example', password, to: '//elsewhere.example/office' }
    const answer = await send('/office/sign-in', fields)
    expect(answer.headers.get('location')).toBe('/office')
    expect(answer.headers.getSetCookie().join()).toMatch(/office[.]session_token=.*HttpOnly; SameSite=Lax/)
  })

  it('asks everybody for a second factor once an owner has decided so', async () => {
    const owner = { cookie: cookies.get('owner') ?? '' }
    await send('/office/members', { intent: 'rules', secondFactor: 'on' }, owner)
    const answer = await ask('/office', cookies.get('trainer'))
    expect(answer.headers.get('location')).toBe('/office/account/second-factor')
    expect((await ask('/office/account/second-factor', cookies.get('trainer'))).status).toBe(200)
  })
})

/** Every screen with a form, and what its buttons call themselves. */
function formsOfRoutes(): { path: string; intents: string[] }[] {
  const screens = officeScreens.map(({ path }) => path)
  return filesOf(routes).flatMap(({ path, file }) => {
    const text = readFileSync(new URL(`../../app/${file}`, import.meta.url), 'utf8')
    if (!screens.includes(path) || !text.includes('export async function action')) return []
    const intents = [...text.matchAll(/(?:case |=== )'([a-z-]+)'/g)].flatMap(([, intent]) => intent ?? [])
    return [{ path, intents: ['none', ...new Set(intents)] }]
  })
}

function filesOf(entries: readonly RouteConfigEntry[], above = ''): { path: string; file: string }[] {
  return entries.flatMap(({ path = '', file, children }) => {
    const here = path === '' ? above : `${above}/${path}`
    return children ? filesOf(children, here) : [{ path: here, file }]
  })
}

function found(what: RegExp, text: string): string {
  const [first] = what.exec(text) ?? []
  if (first === undefined) throw new Error(`no ${what}`)
  return first
}

function cookieOf(answer: Response | undefined): string {
  return (answer?.headers.getSetCookie() ?? []).map((cookie) => cookie.split(';')[0]).join('; ')
}
