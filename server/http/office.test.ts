import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '#domain/office/member.ts'
import {
  firstMatch,
  type OfficeOverHttp,
  openOfficeOverHttp,
  password,
  sessionIn,
} from '#tests/helpers/office-over-http.ts'
import { officeScreens, routeFiles } from '#tests/helpers/route-files.ts'

/** Placeholder for an id in an address that matches no row. */
const nobody = 'b3a1f6c2-5d0e-4f7a-9c68-2e4d7a1b9f03'

/** Who may open which screen: office-answers.test.ts */
describe('the office, asked over HTTP', () => {
  let office: OfficeOverHttp
  beforeAll(async () => {
    office = await openOfficeOverHttp()
  })
  afterAll(() => office.site.stop())

  const ask = (path: string, cookie?: string) => office.ask(path, cookie)
  const send = (path: string, fields: Record<string, string>, headers?: Record<string, string>) =>
    office.send(path, fields, headers)
  const cookieOf = (role: Role) => office.cookieOf(role)

  it('shows a trainer nothing of dates that name others, however they are asked for', async () => {
    const owner = cookieOf('owner')
    const trainer = cookieOf('trainer')
    const ids = [
      ...(await (await ask('/office/dates', owner)).text()).matchAll(/href="\/office\/dates\/([\da-f-]{36})"/g),
    ]
    expect(ids.length).toBeGreaterThan(5)
    const own = await (await ask('/office/dates', trainer)).text()
    expect(own).not.toMatch(/href="\/office\/dates\/[\da-f-]{36}"/)
    const id = ids[0]?.[1] ?? ''
    for (const { path } of officeScreens.filter((screen) => screen.path.startsWith('/office/dates/:date'))) {
      const screen = path.replace(':date', id).replace(':registration', nobody)
      for (const address of [screen, `${screen}.data`]) {
        expect([403, 404], address).toContain((await ask(address, trainer)).status)
        const sent = await send(address, { intent: 'none', reason: 'x', version: '1' }, { cookie: trainer })
        expect([403, 404, 405], address).toContain(sent.status)
      }
    }
  })

  it('opens a date to the account that the form of the office chooses, and to no other of the same name', async () => {
    const [owner, trainer] = [cookieOf('owner'), cookieOf('trainer')]
    const path = firstMatch(/\/office\/dates\/[\da-f-]{36}/, await (await ask('/office/dates', owner)).text())
    const form = await (await ask(`${path}/edit`, owner)).text()
    const box = firstMatch(/trainerIds\.[\da-f-]{36}/, form)
    const changed = { ...fieldsIn(form), reason: 'room', [box]: 'on' }
    expect((await send(`${path}/edit`, changed, { cookie: owner })).status).toBe(303)
    expect((await ask(path, trainer)).status).toBe(200)
    expect(await (await ask('/office/dates', trainer)).text()).toContain(path)
    const { [box]: _, ...without } = fieldsIn(await (await ask(`${path}/edit`, owner)).text())
    expect((await send(`${path}/edit`, { ...without, trainers: 'trainer' }, { cookie: owner })).status).toBe(303)
    expect((await ask(path, trainer)).status).toBe(404)
  })

  it('gives the data of a page to no one who may not see the page', async () => {
    const trainer = await ask('/office/members.data', cookieOf('trainer'))
    expect(await trainer.text()).not.toContain('nora@flightlevels.example')
    expect(await (await ask('/office/members.data')).text()).not.toContain('nora@flightlevels.example')
  })

  it.each([
    ['another origin', { origin: 'https://elsewhere.example' }],
    ['another site', { origin: '', 'sec-fetch-site': 'cross-site' }],
    ['a sandbox', { origin: 'null' }],
    ['nowhere', { origin: '' }],
  ])('rejects a form from %s for everyone', async (_, from) => {
    const headers = new Headers({ cookie: cookieOf('owner') })
    for (const [name, value] of Object.entries(from)) if (value !== '') headers.set(name, value)
    const body = new URLSearchParams({ intent: 'rules', secondFactor: 'on' })
    const answer = await fetch(`${office.site.url}/office/members`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body,
    })
    expect(answer.status).toBe(403)
    expect((await ask('/office', cookieOf('trainer'))).status).toBe(200)
  })

  it.each(['/Office/members', '/%6Fffice/members', '//office/members'])(
    'checks sign-in and permission at the other spelling %s, too',
    async (path) => {
      const cookie = cookieOf('owner')
      const looked = await ask(path, cookie)
      expect([looked.status, looked.headers.get('location')]).toEqual([301, '/office/members'])
      const body = new URLSearchParams({ intent: 'none' })
      const sent = await fetch(office.site.url + path, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie },
        body,
      })
      expect(sent.status).toBe(403)
    },
  )

  const doors = ['sign-in', 'sign-in/code', 'sign-out', 'language', 'forgotten-password', 'passkeys/register']
  const links = ['new-password', 'new-email', 'first-account', 'invitation'].map((name) => `${name}/made-up-token`)
  const screens = officeScreens.map(({ path }) => path.replaceAll(/:\w+/g, nobody))
  const everywhere = [...screens, ...[...doors, ...links].map((name) => `/office/${name}`)]

  it.each(everywhere)('takes no form at %s from elsewhere, not even the owner’s', async (path) => {
    const cookie = cookieOf('owner')
    // 405 is what has no form at all; what is no page answers as if it had only been looked at
    const looked = (await ask(path, cookie)).status
    const body = () => new URLSearchParams({ intent: 'remove', id: nobody })
    for (const from of [{ origin: 'https://elsewhere.example' }, { 'sec-fetch-site': 'same-site' }, {}]) {
      const sent = { method: 'POST', redirect: 'manual', headers: { cookie, ...from }, body: body() } as const
      const { status } = await fetch(office.site.url + path, sent)
      expect([403, 405, ...(looked === 200 ? [] : [looked])], JSON.stringify(from)).toContain(status)
    }
  })

  it.each(formsOfRoutes())(
    'answers a form at $path that is out of date, torn or empty, and does not break',
    async (form) => {
      const headers = { cookie: cookieOf('owner') }
      const path = form.path.replaceAll(/:\w+/g, nobody)
      const torn = {
        id: nobody,
        version: '0',
        known: 'something else',
        idempotencyKey: nobody,
        key: nobody,
        role: 'emperor',
      }
      const sent = form.intents.flatMap((intent) => [{ intent }, { intent, ...torn }])
      for (const fields of sent) {
        const { status } = await send(path, fields, headers)
        expect({ fields, isBroken: status >= 500 }).toEqual({ fields, isBroken: false })
      }
    },
  )

  it('rejects an upload of 50 MB without buffering it', async () => {
    const before = await residentMegabytes()
    const body = new FormData()
    body.set('intent', 'upload')
    body.set('file', new Blob([new Uint8Array(50 * 1024 * 1024)], { type: 'image/png' }), 'riesig.png')
    const headers = { cookie: cookieOf('owner'), origin: office.site.url }
    const answers = [1, 2, 3].map(() => fetch(`${office.site.url}/office/media`, { method: 'POST', headers, body }))
    for (const answer of await Promise.all(answers)) {
      expect(answer.status).toBe(413)
      expect(await answer.text()).toContain('</html>')
    }
    expect((await residentMegabytes()) - before).toBeLessThan(100)
  })

  async function residentMegabytes(): Promise<number> {
    const figures = await (await fetch(`${office.site.url}/metrics`)).text()
    return Number(firstMatch(/(?<=memory_bytes\{part="resident"\} )\d+/, figures)) / 1024 / 1024
  }

  it('has kept the owner in through all of it, and noted no failure', async () => {
    expect((await ask('/office', cookieOf('owner'))).status).toBe(200)
    expect(office.site.output()).not.toMatch(/"level":(50|"error")/)
  })

  it('makes a passkey only for who is signed in and knows the password, and takes none that is made up', async () => {
    expect((await send('/office/passkeys/register', {})).status).toBe(303)
    const trainer = { cookie: cookieOf('trainer') }
    for (const wrong of [{}, { password: 'not the right one' }])
      expect((await send('/office/passkeys/register', wrong, trainer)).status).toBe(422)
    const question = await send('/office/passkeys/register', { password }, trainer)
    expect(await question.json()).toMatchObject({ rp: { name: 'Flight Levels Office' } })
    const asked = await send('/office/passkeys/sign-in', {})
    expect(await asked.json()).toMatchObject({ userVerification: 'required' })
    const answer = { response: JSON.stringify({ id: 'made-up', rawId: 'made-up', type: 'public-key', response: {} }) }
    const made = await send('/office/passkeys/sign-in', answer, { cookie: sessionIn(asked) })
    expect(made.status).toBe(422)
    expect(made.headers.getSetCookie().join()).not.toContain('session_token')
    expect((await send('/office/passkeys/sign-in', { response: 'no JSON' })).status).toBe(422)
    expect((await send('/office/passkeys/elsewhere', {})).status).toBe(404)
  })

  it('lets editors make tokens for themselves, and keys for no one', async () => {
    const cookie = cookieOf('editor')
    const key = { intent: 'key', idempotencyKey: nobody, name: 'Probe', scopes: 'dates:read', lifetime: '30' }
    expect((await send('/office/tokens', key, { cookie })).status).toBe(403)
    expect((await send('/office/tokens', { intent: 'revoke-key', id: nobody }, { cookie })).status).toBe(403)
    const made = await send('/office/tokens', { intent: 'token', role: 'reader' }, { cookie })
    expect(made.status).toBe(200)
    expect(made.headers.get('cache-control')).toBe('no-store')
    const owner = { cookie: cookieOf('owner') }
    const [first, second] = [await send('/office/tokens', key, owner), await send('/office/tokens', key, owner)]
    const secret = firstMatch(/fd_[\w-]{43}/, await first.text())
    expect(second.status).toBe(303)
    const headers = { authorization: `Bearer ${secret}` }
    expect((await fetch(`${office.site.url}/api/v1/dates`, { headers })).status).toBe(200)
    expect((await fetch(`${office.site.url}/api/v1/bookings`, { headers })).status).toBe(403)
    await send('/office/tokens', { intent: 'revoke-key', id: nobody }, owner)
    expect((await fetch(`${office.site.url}/api/v1/dates`, { headers })).status).toBe(401)
    expect(office.site.output()).not.toContain(secret)
  })

  it('has no second link to the first account, and no such link in its log', async () => {
    const links = office.site.output().match(/first-account\/[\w-]+/g) ?? []
    expect(links).toHaveLength(1)
    expect((await ask(`/office/${links[0]}`)).status).toBe(404)
  })

  it('leads no one elsewhere after signing in', async () => {
    const fields = { email: 'editor@flightlevels.example', password, to: '//elsewhere.example/office' }
    const answer = await send('/office/sign-in', fields)
    expect(answer.headers.get('location')).toBe('/office')
    expect(answer.headers.getSetCookie().join()).toMatch(/office[.]session_token=.*HttpOnly; SameSite=Lax/)
  })

  it('leads from the mail about a forgotten password to the sign-in page, which confirms the change', async () => {
    const email = 'editor@flightlevels.example'
    await send('/office/forgotten-password', { email })
    const link = await office.mailed('new-password', email)
    expect((await send(link, { password: 'short' })).status).toBe(422)
    const set = await send(link, { password: 'zwei Reiher im Schilf' })
    expect([set.status, set.headers.get('location')]).toEqual([303, '/office/sign-in?done=password'])
    const door = await (await ask('/office/sign-in?done=password')).text()
    expect(door).toContain('Passwort geändert.')
    expect((await ask(link)).status).toBe(404)
    expect((await ask('/office', cookieOf('editor'))).status).toBe(303)
    expect((await send('/office/sign-in', { email, password: 'zwei Reiher im Schilf' })).status).toBe(303)
  })

  it('asks everyone for a second factor once an owner has decided so', async () => {
    const owner = { cookie: cookieOf('owner') }
    await send('/office/members', { intent: 'rules', secondFactor: 'on' }, owner)
    const answer = await ask('/office', cookieOf('trainer'))
    expect(answer.headers.get('location')).toBe('/office/account/second-factor')
    expect((await ask('/office/account/second-factor', cookieOf('trainer'))).status).toBe(200)
  })
})

/** Every screen with a form, and what its buttons call themselves. */
function formsOfRoutes(): { path: string; intents: string[] }[] {
  const screens = officeScreens.map(({ path }) => path)
  return routeFiles.flatMap(({ path, file }) => {
    const text = readFileSync(new URL(`../../src/${file}`, import.meta.url), 'utf8')
    if (!screens.includes(path) || !text.includes('export async function action')) return []
    const dispatch = text.split('dispatchForm(').slice(1).join()
    const intents = [...dispatch.matchAll(/^ {4}(?:async )?'?([a-z-]+)'?[:(]/gm)].flatMap(([, intent]) => intent ?? [])
    return [{ path, intents: ['none', ...new Set(intents)] }]
  })
}

/** What a browser would send of the form of a date as it is. */
function fieldsIn(html: string): Record<string, string> {
  const form = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
  const attribute = (tag: string, name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]
  const fields: Record<string, string> = {}
  for (const [tag] of form.matchAll(/<input\b[^>]*>/g)) {
    const isBox = attribute(tag, 'type') === 'checkbox'
    if (!isBox || /\bchecked\b/.test(tag))
      fields[attribute(tag, 'name') ?? ''] = attribute(tag, 'value') ?? (isBox ? 'on' : '')
  }
  for (const [, name = '', options = ''] of form.matchAll(/<select\b[^>]*\bname="([^"]+)"[^>]*>(.*?)<\/select>/gs))
    fields[name] = /<option\b(?=[^>]*\bselected\b)[^>]*\bvalue="([^"]*)"/.exec(options)?.[1] ?? ''
  return fields
}
