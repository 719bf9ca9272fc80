import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createWaitingPage } from './waiting-page.ts'

const words = {
  busy: 'Many are here.',
  busyText: 'It loads by itself.',
  busyForm: 'Nothing booked.',
  busyFormText: 'It is all still here.',
  busySend: 'Send again',
  home: 'Back home',
}
const siteUrl = 'https://site.example'
const form = 'application/x-www-form-urlencoded'

describe('the page for what cannot be done in time', () => {
  let url = ''
  let close = () => undefined as unknown
  let rendered = 0

  beforeEach(async () => {
    rendered = 0
    const listener: RequestListener = await createWaitingPage({
      siteUrl,
      words: async () => words,
      random: () => 0,
      async render({ request, problem }) {
        rendered += 1
        const html = `<html lang="${request.url.slice(-2)}"><script src="/assets/frame-head-1.js"></script><script>alert()</script><h1>${words.busy}</h1><p class="lede">${words.busyText}</p><a class="button" href="/">${words.home}</a></html>`
        return new Response(html, { status: problem ?? 200, headers: { 'content-type': 'text/html' } })
      },
    })
    const server = createServer(listener).listen(0)
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => server.close()
  })
  afterEach(() => close())

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(url + path, { ...options, headers: { accept: 'text/html,*/*', ...options.headers } })
  const send = (body: string, headers: Record<string, string> = { origin: siteUrl }) =>
    ask('/en/workshops/fl2d/vienna?a=1&b=2', { method: 'POST', body, headers: { 'content-type': form, ...headers } })

  it('says in the language of the address when to come again, and loads again by itself', async () => {
    const answer = await ask('/en/workshops')
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('refresh')]).toEqual([503, '2', '2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(words.busyText)
  })

  it('speaks the language of the visitor where the address has none', async () => {
    expect(await (await ask('/', { headers: { 'accept-language': 'en-GB' } })).text()).toContain('lang="en"')
    expect(await (await ask('/', { headers: { 'accept-language': 'fr' } })).text()).toContain('lang="de"')
  })

  it('was rendered once for each language, and keeps no script but that of the frame', async () => {
    const html = await (await ask('/de')).text()
    await ask('/en')
    expect(rendered).toBe(2)
    expect(html).toContain('/assets/frame-head-1.js')
    expect(html).not.toContain('alert')
  })

  it('gives a form back with what was filled in, and does not send it by itself', async () => {
    const answer = await send('booker.name=%3Cb%3E%22Ada%22&notes=one%0D%0Atwo&notes=%26amp%3B')
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, null])
    const html = await answer.text()
    expect(html).toContain(words.busyForm)
    expect(html).toContain(words.busyFormText)
    expect(html).not.toContain(words.busyText)
    expect(html).toContain('action="/en/workshops/fl2d/vienna?a=1&amp;b=2"')
    expect(html).toContain('<textarea hidden name="booker.name">\n&lt;b&gt;&quot;Ada&quot;</textarea>')
    expect(html).toContain('<textarea hidden name="notes">\none\r\ntwo</textarea>')
    expect(html).toContain('<textarea hidden name="notes">\n&amp;amp;</textarea>')
    expect(html).toContain(`class="button">${words.busySend}</button>`)
  })

  it.each([
    ['a foreign page', 'x=1', { origin: 'https://evil.example' }],
    ['a page that says it is foreign', 'x=1', { 'sec-fetch-site': 'cross-site' }],
    ['somebody who sends a novel', `x=${'y'.repeat(300_000)}`, { origin: siteUrl }],
  ])('gives no form back to %s', async (_, body, headers) => {
    const answer = await send(body, headers)
    expect(answer.status).toBe(503)
    expect(await answer.text()).not.toContain('<form')
  })

  it('answers programs in a line', async () => {
    const data = await ask('/en/workshops.data', { headers: { accept: '*/*' } })
    expect([data.status, data.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
    const api = await ask('/api/v1/bookings', { method: 'POST', body: '{}' })
    expect([api.headers.get('content-type'), api.headers.get('retry-after')]).toEqual(['application/problem+json', '2'])
    expect(await api.json()).toMatchObject({ status: 503 })
  })
})
