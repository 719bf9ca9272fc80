import type { Context } from 'hono'
import type { MovedPicture, PictureAnswer } from '#content/ports/pictures.ts'

/** An SVG opened by itself is a document: it may not load, run or send anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const year = 31_536_000
const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' }

/** A picture as an HTTP response. `maxAge`, in seconds, applies to URLs whose bytes may change. */
export function pictureResponse(
  context: Context,
  answer: PictureAnswer | MovedPicture,
  { maxAge }: { maxAge: number },
): Response {
  if (answer === 'none') return context.text('Not Found', 404, { 'cache-control': 'no-store' })
  if (answer === 'busy')
    return context.text('Service Unavailable', 503, { 'cache-control': 'no-store', 'retry-after': '2' })
  if (answer === 'away') return context.text('Bad Gateway', 502, { 'cache-control': 'no-store' })
  if ('movedTo' in answer) {
    context.header('cache-control', `public, max-age=${maxAge}`)
    return context.redirect(answer.movedTo, 301)
  }
  const { bytes, contentType, hash, lasting } = answer
  const etag = `"${hash}"`
  const kept = {
    ...headers,
    etag,
    'cache-control': lasting ? `public, max-age=${year}, immutable` : `public, max-age=${maxAge}`,
  }
  if (hasTag(context.req.header('if-none-match'), etag)) return new Response(null, { status: 304, headers: kept })
  // as: a Uint8Array of sharp or of a file is never in shared memory, the only case that BodyInit excludes
  return new Response(bytes as Uint8Array<ArrayBuffer>, {
    headers: { ...kept, 'content-type': contentType, 'content-length': String(bytes.length) },
  })
}

function hasTag(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag || tag.trim() === '*') ?? false
}
