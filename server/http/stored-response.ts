import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, brotliCompressSync, constants, gzipSync } from 'node:zlib'

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

/** `former`: a response whose body is kept, with its encodings, when it has the same bytes. */
export function storedResponse(
  plain: Buffer,
  headers: Record<string, string>,
  { br, former }: Compressed & { former?: StoredResponse | undefined } = {},
): StoredResponse {
  const type = headers['content-type'] ?? ''
  const etag = createHash('sha256').update(plain).digest('base64url').slice(0, 22)
  return {
    headers,
    body: former?.etag === etag ? former.body : encodedBody(plain, { br }),
    etag,
    compressible: /^text\/|json|javascript|svg|xml/.test(type),
  }
}

/** Sends a stored response, or 304 when the client's copy is current. HEAD gets the headers only. */
export function sendStored(request: IncomingMessage, response: ServerResponse, stored: StoredResponse): void {
  const { headers, etag, body } = encoded(stored, request.headers['accept-encoding'])
  if (hasTag(request.headers['if-none-match'], etag)) {
    response.writeHead(304, headers).end()
    return
  }
  const bytes = body()
  response.writeHead(200, { ...headers, ...bytes.headers })
  response.end(request.method === 'HEAD' ? undefined : bytes.body)
}

/** The same for requests that the router answers. */
export function answerOf(stored: StoredResponse, request: Request): Response {
  const { headers, etag, body } = encoded(stored, request.headers.get('accept-encoding') ?? undefined)
  if (hasTag(request.headers.get('if-none-match') ?? undefined, etag))
    return new Response(null, { status: 304, headers })
  const bytes = body()
  const content = request.method === 'HEAD' ? null : new Uint8Array(bytes.body)
  return new Response(content, { headers: { ...headers, ...bytes.headers } })
}

function encoded(stored: StoredResponse, accepted: string | undefined) {
  const encoding = stored.compressible ? acceptedEncoding(accepted) : 'identity'
  const etag = `"${stored.etag}-${encoding}"`
  const headers: Record<string, string> = { ...stored.headers, etag }
  if (stored.compressible)
    headers.vary = stored.headers.vary ? `${stored.headers.vary}, Accept-Encoding` : 'Accept-Encoding'
  function body() {
    const bytes = stored.body.as(encoding)
    return {
      body: bytes,
      headers: {
        ...(encoding !== 'identity' && { 'content-encoding': encoding }),
        'content-length': String(bytes.length),
      },
    }
  }
  return { headers, etag, body }
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag) ?? false
}

export type Encoding = 'br' | 'gzip' | 'identity'

/** A body that is compressed once per requested encoding. */
interface EncodedBody {
  as(encoding: Encoding): Buffer
  /** Compresses a body that is requested with Brotli once more and better, beside the event loop. */
  packWell(): Promise<void>
}

const brotli = promisify(brotliCompress)

/**
 * Brotli level 5 costs about as much time as gzip and makes pages a fifth smaller. Level 10 makes them a tenth smaller still and costs 20 times as much:
 * it is for pages that last.
 */
export function encodedBody(plain: Buffer, { br }: Compressed = {}): EncodedBody {
  const made = new Map<Encoding, Buffer>([['identity', plain]])
  let isPackedWell = br !== undefined
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
    async packWell() {
      if (isPackedWell || !made.has('br')) return
      isPackedWell = true
      made.set('br', await brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }))
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
