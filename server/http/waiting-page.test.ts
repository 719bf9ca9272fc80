import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { busyFormProblem, busyProblem, formCut } from '#frame/busy-problem.ts'
import { problemSchema } from '../api/problem.ts'
import { receiveBody } from './form-limits.ts'
import { createWaitingPage } from './waiting-page.ts'

const words = { busy: 'Many are here.', busyForm: 'Nothing booked.' }
const siteUrl = 'https://site.example'
const form = 'application/x-www-form-urlencoded'

describe('the page for what cannot be done in time', () => {
  let url = ''
  let close = () => undefined as unknown
  const rendered: (number | null)[] = []

  beforeEach(async () => {
    rendered.length = 0
    const listener: RequestListener = await createWaitingPage({
      siteUrl,
      random: () => 0,
      async render({ request, problem }) {
        rendered.push(problem)
        const language = request.url.slice(-2)
        const page = (text: string) => `<html lang="${language}"><h1>${text}</h1></html>`
        const form = `${formCut}<form method="post" action="${formCut}">${formCut}<button>Send again</button></form>${formCut}`
        const html = problem === busyProblem ? page(words.busy) : page(words.busyForm + form)
        return new Response(html, { status: problem ?? 200, headers: { 'content-type': 'text/html' } })
      },
    })
    const server = createServer(
      (request, response) => void receiveBody(request).then(() => listener(request, response)),
    )
    server.listen(0)
    await once(server, 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    close = () => server.close()
  })
  afterEach(() => close())

  const ask = (path: string, options: RequestInit = {}) =>
    fetch(url + path, { ...options, headers: { accept: 'text/html,*/*', ...options.headers } })
  const send = (body: string, headers: Record<string, string> = { origin: siteUrl }) =>
    ask('/en/workshops/fl2d/vienna?a=1&b=2', { method: 'POST', body, headers: { 'content-type': form, ...headers } })

  it('shows in the language of the address when to retry, and reloads by itself', async () => {
    const answer = await ask('/en/workshops')
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('refresh')]).toEqual([503, '2', '2'])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    const html = await answer.text()
    expect(html).toContain('<html lang="en">')
    expect(html).toContain(words.busy)
  })

  it('is in the language of the visitor where the address has none', async () => {
    expect(await (await ask('/', { headers: { 'accept-language': 'en-GB' } })).text()).toContain('lang="en"')
    expect(await (await ask('/', { headers: { 'accept-language': 'fr' } })).text()).toContain('lang="de"')
  })

  it('was rendered once for each language, and once more for forms', async () => {
    await ask('/de')
    await send('notes=one')
    expect(rendered.toSorted()).toEqual([busyProblem, busyProblem, busyFormProblem, busyFormProblem])
  })

  it('gives a form back with what was filled in, and does not send it by itself', async () => {
    const answer = await send('booker.name=%3Cb%3E%22Ada%22&notes=one%0D%0Atwo&notes=%26amp%3B')
    expect([answer.status, answer.headers.get('refresh')]).toEqual([503, null])
    const html = await answer.text()
    expect(html).toContain(words.busyForm)
    expect(html).not.toContain(formCut)
    expect(html).toContain('action="/en/workshops/fl2d/vienna?a=1&amp;b=2"')
    expect(html).toContain('<textarea hidden name="booker.name">\n&lt;b&gt;&quot;Ada&quot;</textarea>')
    expect(html).toContain('<textarea hidden name="notes">\none\r\ntwo</textarea>')
    expect(html).toContain('<textarea hidden name="notes">\n&amp;amp;</textarea>')
    expect(html).toContain('</textarea><button>Send again</button></form>')
  })

  it.each([
    ['a foreign page', 'x=1', { origin: 'https://evil.example' }],
    ['a page marked as foreign', 'x=1', { 'sec-fetch-site': 'cross-site' }],
    ['somebody who sends a novel', `x=${'y'.repeat(300_000)}`, { origin: siteUrl }],
  ])('gives no form back to %s', async (_, body, headers) => {
    const answer = await send(body, headers)
    expect(answer.status).toBe(503)
    expect(await answer.text()).toBe(`<html lang="en"><h1>${words.busyForm}</h1></html>`)
  })

  it('answers programs in a line', async () => {
    const data = await ask('/en/workshops.data', { headers: { accept: '*/*' } })
    expect([data.status, data.headers.get('content-type')]).toEqual([503, 'text/plain; charset=utf-8'])
    const api = await ask('/api/v1/bookings', { method: 'POST', body: '{}' })
    expect([api.headers.get('content-type'), api.headers.get('retry-after')]).toEqual(['application/problem+json', '2'])
    const problem = problemSchema.parse(await api.json())
    expect(problem).toMatchObject({ type: 'urn:flightdeck:problem:busy', status: 503 })
    expect(problem.requestId).toBe(api.headers.get('x-request-id'))
  })
})
