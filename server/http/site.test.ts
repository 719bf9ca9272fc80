import { readdirSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { editorPassword } from '#tests/helpers/editor-password.ts'
import { openSite } from '#tests/helpers/open-site.ts'
import type { Site } from '#tests/helpers/start-site.ts'
import { bookingParty } from '#tests/use-cases/booking-party.ts'
import { formFields } from '#tests/use-cases/form-fields.ts'
import { clientFolder } from '../site-build.ts'

const form = 'application/x-www-form-urlencoded'

describe('the site, asked over HTTP', () => {
  let site: Site
  let date = ''
  beforeAll(async () => {
    site = await openSite()
    date =
      /href="(\/de\/workshops\/[^/"]+\/fl2d-hamburg-[\d-]+)"/.exec(await bodyOf('/de/workshops?kind=design'))?.[1] ?? ''
    expect(date).not.toBe('')
  })
  afterAll(() => site.stop())

  const ask = (path: string, options: RequestInit = {}) => fetch(site.url + path, { redirect: 'manual', ...options })
  const bodyOf = async (path: string, headers: Record<string, string> = {}) => (await ask(path, { headers })).text()
  /** Drawn for each rendering. */
  const renderingOf = ({ headers }: Response) => /nonce-[^']+/.exec(headers.get('content-security-policy') ?? '')?.[0]
  const languageOf = (html: string) => /<html lang="(\w+)"/.exec(html)?.[1]

  it.each(['/de', '/en', '/de/workshops', '/en/workshops/flight-level-2-design'])(
    'answers %s from memory the second time, and not at all to who has it',
    async (path) => {
      const first = await ask(path)
      const second = await ask(path)
      expect(await second.text()).toBe(await first.text())
      const etag = second.headers.get('etag') ?? ''
      expect(etag).toMatch(/^"[\w-]+"$/)
      expect((await ask(path, { headers: { 'if-none-match': etag } })).status).toBe(304)
      for (const name of ['content-security-policy', 'cache-control', 'content-type', 'referrer-policy'])
        expect(second.headers.get(name)).toBe(first.headers.get(name))
    },
  )

  it('renders a page once, whatever is written behind it that it does not read', async () => {
    const path = '/de/workshops/flight-level-3-design'
    const first = await ask(`${path}?utm_source=first`)
    expect(first.status).toBe(200)
    const page = await first.text()
    expect(page).not.toContain('utm_source')
    for (const query of ['', '?', '?utm_source=x&foo=1', '?utm_source=y&foo=2', '?a[]=1&a[]=2', '?=%ZZ', '?first'])
      expect([query, renderingOf(await ask(path + query))]).toEqual([query, renderingOf(first)])
    expect(await bodyOf(`${path}?utm_campaign=z`)).toBe(page)
  })

  it('renders a list again for what narrows it down, and for nothing else', async () => {
    const english = await ask('/de/workshops?language=en&utm_source=x')
    const again = await ask('/de/workshops?foo=bar&language=en')
    expect([renderingOf(again), await again.text()]).toEqual([renderingOf(english), await english.text()])
    const others = [await ask('/de/workshops?language=de'), await ask('/de/workshops?language=de&language=en')]
    expect(new Set([english, ...others].map(renderingOf)).size).toBe(3)
  })

  it('takes along where it leads what it does not read itself', async () => {
    const moved = await ask('/de/blog/page/1?utm_source=x')
    expect([moved.status, moved.headers.get('location')]).toEqual([301, '/de/blog?utm_source=x'])
  })

  it('suggests pages of the blog to who asks for one beyond the last', async () => {
    const beyond = await ask('/de/blog/page/9')
    expect(beyond.status).toBe(404)
    expect(await beyond.text()).toMatch(/Meinst du vielleicht.*href="\/de\/blog\/page\/2"/s)
  })

  it('shows its start page to everyone in their own language, also from memory', async () => {
    for (const _ of [1, 2]) {
      expect(languageOf(await bodyOf('/', { 'accept-language': 'en-GB' }))).toBe('en')
      expect(languageOf(await bodyOf('/', { 'accept-language': 'de-AT' }))).toBe('de')
      expect(languageOf(await bodyOf('/', { 'accept-language': 'de-AT', cookie: 'locale=en' }))).toBe('en')
      expect(await bodyOf('/_.data', { 'accept-language': 'en' })).toContain('"language","en"')
      expect(await bodyOf('/_.data', { 'accept-language': 'de' })).toContain('"language","de"')
    }
    expect((await ask('/')).headers.get('vary')).toContain('Cookie, Accept-Language')
  })

  it.each([
    ['/de', 'a document'],
    ['/en/workshops', 'a document'],
    ['/de/no-such-page', 'a document'],
    ['/de/packages/now', 'a document'],
    ['/de/widerruf', 'a document'],
    ['/office/sign-in', 'a screen'],
  ])('lets only its own scripts run on %s, %s', async (path, kind) => {
    const answer = await ask(path)
    const policy = answer.headers.get('content-security-policy') ?? ''
    const nonce = /script-src 'self' 'nonce-([\w-]{22})'/.exec(policy)?.[1]
    const scripts = [...(await answer.text()).matchAll(/<script\b([^>]*)>/g)].map(([, attributes = '']) => attributes)
    // What describes the page to search engines, or an island to its script, is no script to a browser.
    const inline = scripts.filter((attributes) => !/\ssrc=|application\/(?:ld\+)?json/.test(attributes))
    // A document has its scripts as files (docs/decisions/0003-documents-and-forms.md).
    expect(inline.length > 0).toBe(kind === 'a screen')
    for (const attributes of inline) expect(attributes).toContain(`nonce="${nonce}"`)
    for (const [, source] of scripts.join().matchAll(/\ssrc="([^"]*)"/g)) expect(source).toMatch(/^\/[^/]/)
    expect(policy).not.toContain('unsafe')
  })

  it('sends the headers that keep browsers careful', async () => {
    const { headers } = await ask('/de')
    expect(Object.fromEntries(headers)).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
    })
    // Only a site that is reached by https may ask for https.
    expect(headers.get('strict-transport-security')).toBeNull()
  })

  it('leaves no trace of a personal link', async () => {
    const booked = await ask(date, { method: 'POST', body: formFields(bookingParty('Spurlos', 1)) })
    const order = booked.headers.get('location') ?? ''
    for (const _ of [1, 2]) {
      const { headers, status } = await ask(order)
      expect(status).toBe(200)
      expect(headers.get('etag')).toBeNull()
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      })
    }
    expect(site.output()).not.toContain(order.split('/').at(-1))
  })

  describe('refuses in its own frame', () => {
    const elsewhere = { origin: 'https://elsewhere.example' }
    it.each<[string, number, () => Promise<Response>]>([
      ['an address that does not exist', 404, () => ask('/de/no-such-page')],
      ['a workshop date that does not exist', 404, () => ask('/de/workshops/flight-level-2-design/fl2d-atlantis')],
      ['a method that no page has', 405, () => ask('/de', { method: 'DELETE' })],
      ['a method that no feed has', 405, () => ask('/de/blog/rss.xml', { method: 'DELETE' })],
      ['a form for robots.txt', 405, () => ask('/robots.txt', { method: 'POST', body: new URLSearchParams() })],
      ['the calendar file of no order', 404, () => ask(`/de/order/${'x'.repeat(43)}/calendar.ics`)],
      ['the invoice of no order', 404, () => ask(`/de/order/${'x'.repeat(43)}/invoice.pdf?number=R-2026-0001`)],
      ['JSON for the sitemap', 415, () => ask('/sitemap.xml', { method: 'POST', body: '{}' })],
      [
        'a form for a page that has none',
        405,
        () => ask('/de', { method: 'POST', body: new URLSearchParams({ a: 'b' }) }),
      ],
      ['JSON', 415, () => ask(date, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })],
      [
        'a form of another site',
        403,
        () => ask(date, { method: 'POST', body: new URLSearchParams(), headers: elsewhere }),
      ],
      ['a form in pieces', 400, () => post(date, 'rubbish', { 'content-type': 'multipart/form-data; boundary=x' })],
      ['ten megabytes', 413, () => post(date, 'a'.repeat(10 * 1024 * 1024), { 'content-type': form })],
      ['ten megabytes without saying so first', 413, () => post(date, manyBytes(), { 'content-type': form })],
    ])('%s (%i)', async (_, status, sent) => {
      const answer = await sent()
      expect(answer.status).toBe(status)
      expect(answer.headers.get('cache-control')).toBe('no-store')
      const html = await answer.text()
      expect(html).toContain(`<title>${status} – Flight Levels</title>`)
      expect(html).toMatch(/<header\b/)
      expect(html).toMatch(/<footer\b/)
      expect(languageOf(html)).toBe('de')
    })

    it('a script that asks for a file which is not there, with data', async () => {
      const answer = await ask('/de/order/x/calendar.ics', { headers: { 'sec-fetch-dest': 'empty' } })
      expect(answer.status).toBe(404)
      expect(await answer.json()).toBeNull()
    })

    it('and lists the methods of a page', async () => {
      expect((await ask(date, { method: 'PUT' })).headers.get('allow')).toBe('GET, HEAD, POST')
      expect((await ask('/de', { method: 'POST', body: new URLSearchParams() })).headers.get('allow')).toBe('GET, HEAD')
    })

    const post = (path: string, body: BodyInit, headers: Record<string, string>) =>
      ask(path, { method: 'POST', body, headers, ...(typeof body === 'string' ? {} : { duplex: 'half' }) })
  })

  it('refuses a question to the content system that is too long', async () => {
    const answer = await ask('/graphql', { method: 'POST', body: 'a'.repeat(300 * 1024) })
    expect(answer.status).toBe(413)
  })

  it('reads a long body for the content system only with the token of an editor', async () => {
    const password = await editorPassword(site)
    const graphql = (query: string, variables: object, token?: string) =>
      ask('/graphql', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: JSON.stringify({ query, variables }),
      })
    const login = `mutation { login(input: { username: "editor", password: "${password}" }) { authToken } }`
    const { data } = await (await graphql(login, {})).json()
    const addMedia = 'mutation ($input: AddMediaInput!) { addMedia(input: $input) { id } }'
    const input = { filename: 'a.png', contentType: 'image/png', base64: 'AAAA'.repeat(100 * 1024) }
    const read = await graphql(addMedia, { input }, data.login.authToken)
    expect((await read.json()).errors[0].extensions.code).toBe('BAD_USER_INPUT')
    const stranger = await graphql(addMedia, { input }, 'geraten-geraten-geraten')
    expect(stranger.status).toBe(401)
    expect((await stranger.json()).errors[0].extensions.code).toBe('UNAUTHENTICATED')
    const huge = { ...input, base64: 'AAAA'.repeat(4 * 1024 * 1024) }
    expect((await graphql(addMedia, { input: huge }, data.login.authToken)).status).toBe(413)
  })

  it('lets the editor in where they have logged in before, while strangers guess at the password', async () => {
    const password = await editorPassword(site)
    const login = (given: string, cookie = '') =>
      ask('/en/preview/login', {
        method: 'POST',
        headers: { 'content-type': form, origin: site.url, cookie },
        body: `${new URLSearchParams({ username: 'editor', password: given, to: '/en' })}`,
      })
    const first = await login(password)
    expect(first.status).toBe(303)
    const device = first.headers.getSetCookie().find((cookie) => cookie.startsWith('content.device='))
    for (let attempt = 1; attempt <= 10; attempt += 1) expect((await login('guess')).status).toBe(422)
    expect((await login(password)).status).toBe(429)
    expect((await login(password, device?.split(';')[0])).status).toBe(303)
    expect(site.output()).toContain('"msg":"sign-in failed"')
  })

  it('gives what was built to browsers for ever, and to HEAD its headers', async () => {
    const script = readdirSync(join(clientFolder(), 'assets')).find((name) => name.endsWith('.js'))
    const answer = await ask(`/assets/${script}`)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    const head = await ask(`/assets/${script}`, { method: 'HEAD' })
    expect(head.headers.get('content-length')).toBe(answer.headers.get('content-length'))
    expect(await head.text()).toBe('')
    expect((await ask('/assets/no-such-script.js')).status).toBe(404)
  })

  it('answers a visitor who asks another host’s name for its pages without that name in them', async () => {
    const html = await new Promise<string>((resolve, reject) => {
      const headers = { host: 'evil.example' }
      request(`${site.url}/en/workshops?from=elsewhere`, { headers }, (answer) => resolve(text(answer)))
        .on('error', reject)
        .end()
    })
    expect(html).toContain(site.url)
    expect(html).not.toContain('evil.example')
  })

  it('has found nothing of all this worth an error in its log', () => {
    expect(site.output()).not.toMatch(/"level":[56]0/)
  })
})

function manyBytes(): ReadableStream {
  let sent = 0
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(64 * 1024).fill(97))
      sent += 1
      if (sent === 160) controller.close()
    },
  })
}
