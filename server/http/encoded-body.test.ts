import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { acceptedEncoding, encodedBody } from './stored-response.ts'

describe('the encoding of an answer', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP', 'gzip'],
    ['br;q=1.0, gzip;q=0.8, *;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0, gzip; q=0', 'identity'],
    ['br;q=0.5', 'br'],
    ['identity', 'identity'],
    ['brotli, gzipped', 'identity'],
  ] as const)('for %j is %s', (header, encoding) => {
    expect(acceptedEncoding(header)).toBe(encoding)
  })
})

describe('a body', () => {
  const text = 'Plätze frei. '.repeat(200)

  it('has the same content in every encoding', () => {
    const body = encodedBody(Buffer.from(text))
    expect(body.as('identity').toString()).toBe(text)
    expect(gunzipSync(body.as('gzip')).toString()).toBe(text)
    expect(brotliDecompressSync(body.as('br')).toString()).toBe(text)
  })

  it('is packed once', () => {
    const body = encodedBody(Buffer.from(text))
    expect(body.as('br')).toBe(body.as('br'))
    expect(body.as('gzip')).toBe(body.as('gzip'))
  })

  it('of a page that lasts is packed better, if a browser has asked for it', async () => {
    const plain = Buffer.from(Array.from({ length: 500 }, (_, index) => `Platz ${index * 7919} in Wien`).join())
    const asked = encodedBody(plain)
    const quick = asked.as('br')
    await asked.packWell()
    expect(asked.as('br').length).toBeLessThan(quick.length)
    expect(brotliDecompressSync(asked.as('br'))).toEqual(plain)
    const notAsked = encodedBody(plain)
    await notAsked.packWell()
    expect(notAsked.as('br').length).toBe(quick.length)
  })
})
