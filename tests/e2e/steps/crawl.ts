import { type APIRequestContext, expect } from '@playwright/test'

/** A page of the site as a machine sees it. */
export interface CrawledPage {
  /** Path and query, without the site. */
  path: string
  html: string
  /** Where its links lead inside the site: paths with their anchors. */
  links: string[]
  canonical: string | null
  /** hreflang → path */
  alternates: Map<string, string>
}

/** The paths of the sitemap. */
export async function listedPages(request: APIRequestContext, siteUrl: string): Promise<string[]> {
  const map = await (await request.get('/sitemap.xml')).text()
  return [...map.matchAll(/<loc>([^<]+)/g)].map(([, url = '']) => url.replace(siteUrl, ''))
}

/** Everything that can be reached from `starts` by links inside the site. Fails on a link that does not answer 200 at once. */
export async function crawl(request: APIRequestContext, siteUrl: string, starts: readonly string[]) {
  const pages = new Map<string, CrawledPage>()
  const others = new Set<string>()
  const waiting = starts.map((path) => ({ path, from: 'the sitemap' }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, from } = next
    if (pages.has(path) || others.has(path)) continue
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), `${path}, linked from ${from}`).toBe(200)
    if (!answer.headers()['content-type']?.startsWith('text/html')) {
      others.add(path)
      continue
    }
    const page = read(path, await answer.text(), siteUrl)
    pages.set(path, page)
    waiting.push(...page.links.map((link) => ({ path: link.split('#')[0] ?? link, from: path })))
  }
  return { pages, others }
}

function read(path: string, html: string, siteUrl: string): CrawledPage {
  const tags = [...html.matchAll(/<(a|link|img|script)\s([^>]*)>/g)].map(([, name = '', attributes = '']) => ({
    name,
    attributes: new Map(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = '', value = '']) => [
        key.toLowerCase(),
        value.replaceAll('&amp;', '&').replaceAll('&#x27;', "'"),
      ]),
    ),
  }))
  const heads = tags.filter(({ name }) => name === 'link').map(({ attributes }) => attributes)
  const own = (href: string) => href.replace(siteUrl, '')
  const links = tags.flatMap(({ attributes }) => {
    const address = attributes.get('href') ?? attributes.get('src')
    const url = address === undefined ? null : URL.parse(address, siteUrl + path)
    return url?.origin === siteUrl ? [url.pathname + url.search + url.hash] : []
  })
  return {
    path,
    html,
    links,
    canonical: own(heads.find((head) => head.get('rel') === 'canonical')?.get('href') ?? '') || null,
    alternates: new Map(
      heads
        .filter((head) => head.has('hreflang'))
        .map((head) => [head.get('hreflang') ?? '', own(head.get('href') ?? '')]),
    ),
  }
}
