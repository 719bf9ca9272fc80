import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentPictures, MovedPicture, PictureAnswer, SitePictures } from '#content/ports/pictures.ts'
import { hasVariants, type PictureVariant, parseVariant } from '#domain/content/picture-variants.ts'
import { languages } from '#domain/language.ts'
import { readShareText } from '#domain/share-picture.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { RenderPage } from './render-page.ts'

/** An SVG opened by itself is a document: it may not load, run or send anything. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
const year = 31_536_000
const headers = { 'content-security-policy': policy, 'x-content-type-options': 'nosniff' }

/** A picture as an HTTP response. `maxAge`, in seconds, applies to URLs whose bytes may change. */
function pictureResponse(
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

const hour = 3600

/**
 * `/media/{id}/{filename}` and `/media/source/{path of a remote source}`: the pictures of the content. `/{width}.{format}` appended to either gives a
 * variant for `<picture>`; widths and formats outside the ladder are 404.
 */
export function mediaRoutes(pictures: ContentPictures): Hono {
  const app = new Hono()
  const answer = (context: Context, found: PictureAnswer | MovedPicture) =>
    pictureResponse(context, found, { maxAge: hour })
  app.get('/media/source/*', async (context) => {
    const path = new URL(context.req.url).pathname.slice('/media/source'.length)
    const [picture, variant] = splitVariant(path)
    return answer(context, variant === 'unknown' ? 'none' : await pictures.ofSource(picture, variant))
  })
  app.get('/media/:id/:filename', async (context) => {
    const { id, filename } = context.req.param()
    return answer(context, await pictures.uploaded(id, filename, null))
  })
  app.get('/media/:id/:filename/:variant', async (context) => {
    const { id, filename, variant } = context.req.param()
    const wanted = parseVariant(variant)
    return answer(context, wanted ? await pictures.uploaded(id, filename, wanted) : 'none')
  })
  app.all('/media/*', (context) => answer(context, 'none'))
  return app
}

/** '/a/b.jpg/640.avif' → '/a/b.jpg' and its variant. A folder whose name looks like a picture cannot be served. */
function splitVariant(path: string): [picture: string, variant: PictureVariant | null | 'unknown'] {
  const cut = path.lastIndexOf('/')
  const before = path.slice(0, cut)
  return hasVariants({ url: `/media/source${before}` })
    ? [before, parseVariant(path.slice(cut + 1)) ?? 'unknown']
    : [path, null]
}

interface ShareRoutesParts {
  render: RenderPage
  pictures: Pick<SitePictures, 'share'>
  siteUrl: string
}

const pictureAddress = new RegExp(`^/og(/(?:${languages.join('|')})(?:/.+)?)\\.png$`)

/** Seconds, for a URL that is not the current one that the page names. */
const fiveMinutes = 300

/** `/og/{lang}/{path}.png`: the share picture of a page, drawn from its own head, so that arbitrary text cannot be drawn. */
export function shareRoutes({ render, pictures, siteUrl }: ShareRoutesParts): Hono {
  const app = new Hono()
  app.get('/og/*', async (context) => {
    const asked = new URL(context.req.url)
    const path = pictureAddress.exec(asked.pathname)?.[1]
    const named = path === undefined ? null : await pictureOf(render, siteUrl, path)
    const isOfPage = named?.url.pathname === asked.pathname
    const answer: PictureAnswer = named && isOfPage ? await pictures.share(named.says) : 'none'
    const lasting = named?.url.search === asked.search
    return pictureResponse(context, typeof answer === 'object' ? { ...answer, lasting } : answer, {
      maxAge: fiveMinutes,
    })
  })
  return app
}

/** What a page declares as its share picture; null for pages that do not exist or are not public. */
async function pictureOf(render: RenderPage, siteUrl: string, path: string) {
  // Anonymous: no cookies.
  const request = new Request(siteUrl + path)
  const page = await render({ request, problem: null, id: randomUUID(), sender: '', address: '' })
  const html = await page.text()
  if (page.status !== 200) return null
  const [url, text] = [property(html, 'og:image'), property(html, 'og:image:alt')]
  if (url === null || text === null) return null
  const address = new URL(url)
  const sticker = certificationBySlug(address.searchParams.get('sticker') ?? '')?.slug
  return { url: address, says: { ...readShareText(text), sticker } }
}

function property(html: string, name: string): string | null {
  const content = new RegExp(`<meta property="${name}" content="([^"]*)"`).exec(html)?.[1]
  return content === undefined
    ? null
    : content.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? '')
}

/** The escapes that React writes. */
const entities: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'" }
