import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { answerOf, type StoredResponse, sendStored, storedResponse } from './stored-response.ts'

const text = 'Flight Level 2 Design in Wien. '.repeat(50)
const page = storedResponse(Buffer.from(text), {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'no-cache',
  vary: 'Cookie',
})
const picture = storedResponse(Buffer.from('a picture'), { 'content-type': 'image/webp' })

interface Answer {
  status: number | undefined
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

describe('a page that is rendered again', () => {
  const again = (body: string) => storedResponse(Buffer.from(body), { 'content-type': 'text/html' }, { former: page })

  it('keeps its former body, with its encodings, if not a byte has changed', () => {
    expect(again(text).body).toBe(page.body)
    expect(again(`${text} `).body).not.toBe(page.body)
  })

  it('is sent to the one for whom it was rendered as to all others', async () => {
    const wanted = { 'accept-encoding': 'br' }
    const first = answerOf(page, new Request('https://flightlevels.example/de', { headers: wanted }))
    expect(Object.fromEntries(first.headers)).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      vary: 'Cookie, Accept-Encoding',
    })
    expect(brotliDecompressSync(await first.arrayBuffer()).toString()).toBe(text)
    const etag = first.headers.get('etag') ?? ''
    const later = new Request('https://flightlevels.example/de', { headers: { ...wanted, 'if-none-match': etag } })
    expect(answerOf(page, later).status).toBe(304)
    const head = answerOf(page, new Request('https://flightlevels.example/de', { method: 'HEAD' }))
    expect(await head.text()).toBe('')
    expect(head.headers.get('content-length')).toBe(String(Buffer.byteLength(text)))
  })
})

describe('an answer from memory', () => {
  let server: Server
  let stored: StoredResponse = page
  beforeAll(async () => {
    server = createServer((incoming, response) => sendStored(incoming, response, stored))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  })
  afterAll(() => server.close())

  /** Not fetch: it would unpack what it gets. */
  function ask(what: StoredResponse, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
    stored = what
    // A server on a TCP port has an address object; only sockets and pipes have a string.
    const { port } = server.address() as AddressInfo
    return new Promise((resolve, reject) => {
      request({ host: '127.0.0.1', port, method, headers }, async (response) =>
        resolve({ status: response.statusCode, headers: response.headers, body: await buffer(response) }),
      )
        .on('error', reject)
        .end()
    })
  }

  it('comes plain to who asks for nothing else', async () => {
    const { status, headers, body } = await ask(page)
    expect(status).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(String(Buffer.byteLength(text)))
    expect(body.toString()).toBe(text)
  })

  it.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip, deflate', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ])('comes packed for %s as %s', async (accept, encoding, unpack) => {
    const { headers, body } = await ask(page, { 'accept-encoding': accept })
    expect(headers['content-encoding']).toBe(encoding)
    expect(headers['content-length']).toBe(String(body.length))
    expect(unpack(body).toString()).toBe(text)
  })

  it('tells caches that it depends on the encoding, beside what it depends on anyway', async () => {
    expect((await ask(page)).headers.vary).toBe('Cookie, Accept-Encoding')
  })

  it('packs no picture', async () => {
    const { headers, body } = await ask(picture, { 'accept-encoding': 'br' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(headers.vary).toBeUndefined()
    expect(body.toString()).toBe('a picture')
  })

  it('has a tag of its own in each encoding', async () => {
    const tags = await Promise.all(
      ['', 'gzip', 'br'].map(async (accept) => (await ask(page, { 'accept-encoding': accept })).headers.etag),
    )
    expect(new Set(tags).size).toBe(3)
  })

  it.each([
    ['the same tag', (etag: string) => etag],
    ['a weak one', (etag: string) => `W/${etag}`],
    ['one among others', (etag: string) => `"older", ${etag}`],
  ])('is spared a visitor who has it already: %s', async (_, sent) => {
    const { headers } = await ask(page, { 'accept-encoding': 'br' })
    const again = await ask(page, { 'accept-encoding': 'br', 'if-none-match': sent(String(headers.etag)) })
    expect(again.status).toBe(304)
    expect(again.body).toHaveLength(0)
    expect(again.headers).toMatchObject({ etag: headers.etag, 'cache-control': 'no-cache', vary: headers.vary })
  })

  it.each([
    ['another tag', async () => '"older"'],
    ['the tag of another encoding', async () => String((await ask(page)).headers.etag)],
    ['the tag of another page', async () => String((await ask(picture)).headers.etag)],
  ])('is sent whole to who has %s', async (_, tag) => {
    const { status } = await ask(page, { 'accept-encoding': 'br', 'if-none-match': await tag() })
    expect(status).toBe(200)
  })

  it('has the same headers without its body for HEAD', async () => {
    const whole = await ask(page, { 'accept-encoding': 'gzip' })
    const head = await ask(page, { 'accept-encoding': 'gzip' }, 'HEAD')
    expect(head.status).toBe(200)
    expect(head.body).toHaveLength(0)
    expect({ ...head.headers, date: '' }).toEqual({ ...whole.headers, date: '' })
  })
})
