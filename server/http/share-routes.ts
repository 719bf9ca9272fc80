import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import type { PictureAnswer, SitePictures } from '#content/ports/pictures.ts'
import { languages } from '#domain/language.ts'
import { readShareText } from '#domain/share-picture.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { pictureResponse } from './picture-answer.ts'
import type { RenderPage } from './render-page.ts'

export interface ShareRoutesParts {
  render: RenderPage
  pictures: Pick<SitePictures, 'share'>
  siteUrl: string
}

const pictureAddress = new RegExp(`^/og(/(?:${languages.join('|')})(?:/.+)?)\\.png$`)

/** Seconds, for a URL that is not the current one that the page names. */
const fiveMinutes = 300

/**
 * `/og/{lang}/{path}.png`: the share picture of `/{lang}/{path}`. It is drawn from the page's own head, so every shareable page has one, and
 * arbitrary text cannot be drawn.
 */
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
