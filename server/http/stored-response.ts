import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

/** What the build has compressed already, at the best level. */
interface Compressed {
  br?: Buffer | undefined
}

/** A complete response in memory: status 200, headers, and a body in every encoding requested so far. */
export interface StoredResponse {
  headers: Record<string, string>
  body: EncodedBody
  etag: string
  /** Whether compressing the body is worthwhile: text yes, pictures and fonts no. */
  compressible: boolean
}

export function storedResponse(
  plain: Buffer,
  headers: Record<string, string>,
  compressed: Compressed = {},
): StoredResponse {
  const type = headers['content-type'] ?? ''
  return {
    headers,
    body: encodedBody(plain, compressed),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    compressible: /^text\/|json|javascript|svg|xml/.test(type),
  }
}

/** Sends a stored response, or 304 when the client's copy is current. HEAD gets the headers only. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  const encoding = stored.compressible ? acceptedEncoding(request.headers['accept-encoding']) : 'identity'
  const etag = `"${stored.etag}-${encoding}"`
  const headers: Record<string, string> = { ...stored.headers, etag }
  if (stored.compressible)
    headers.vary = stored.headers.vary ? `${stored.headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  if (hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const body = stored.body.as(encoding)
  if (encoding !== 'identity') headers['content-encoding'] = encoding
  headers['content-length'] = String(body.length)
  response.writeHead(200, headers)
  response.end(request.method === 'HEAD' ? undefined : body)
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body that is compressed once per requested encoding. */
interface EncodedBody {
  as(encoding: Encoding): Buffer
}

/** Brotli level 5 costs about as much time as gzip and makes pages a fifth smaller. */
export function encodedBody(plain: Buffer, { br }: Compressed = {}): EncodedBody {
  const made = new Map<Encoding, Buffer>([['identity', plain]])
  if (br) made.set('br', br)
  const compress: Record<Exclude<Encoding, 'identity'>, () => Buffer> = {
    br: () => brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
    gzip: () => gzipSync(plain),
  }
  return {
    as(encoding) {
      const known = made.get(encoding)
      if (known || encoding === 'identity') return known ?? plain
      const body = compress[encoding]()
      made.set(encoding, body)
      return body
    },
  }
}

/** The best encoding that a request accepts (RFC 9110 §12.5.3, ignoring weights except q=0). */
export function acceptedEncoding(header: string | undefined): Encoding {
  if (!header) return 'identity'
  if (accepts(header, 'br')) return 'br'
  return accepts(header, 'gzip') ? 'gzip' : 'identity'
}

function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.trim().split(';')
    return (
      name?.trim().toLowerCase() === encoding && !parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    )
  })
}
