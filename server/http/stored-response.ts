import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { acceptedEncoding, type EncodedBody, encodedBody } from './encoded-body.ts'

/** A whole answer in memory: status 200, headers and a body in every encoding that was asked for. */
export interface StoredResponse {
  headers: Record<string, string>
  body: EncodedBody
  etag: string
  /** Whether packing the body makes sense: text yes, pictures and fonts no. */
  compressible: boolean
}

export function storedResponse(
  plain: Buffer,
  headers: Record<string, string>,
  quality: 'page' | 'asset',
): StoredResponse {
  const type = headers['content-type'] ?? ''
  return {
    headers,
    body: encodedBody(plain, quality),
    etag: createHash('sha256').update(plain).digest('base64url').slice(0, 22),
    compressible: /^text\/|json|javascript|svg|xml/.test(type),
  }
}

/** Sends a stored answer, or 304 when the visitor has it already. HEAD gets the headers only. */
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
