import type { APIRequestContext } from '@playwright/test'

export interface Walk {
  /** Every page that can be reached, by its path and query. */
  pages: string[]
  /** What leads nowhere, and from where. */
  broken: string[]
}

/**
 * Follows every link of the site from its start page on: pages, fragments, pictures, styles, scripts. Mailboxes and orders are not
 * linked from anywhere, so they are not met.
 */
export async function walk(request: APIRequestContext, siteUrl: string, from: string): Promise<Walk> {
  const found = new Map<string, Visited>()
  const broken: string[] = []
  const open = [{ path: from, fragment: '', source: 'here' }]
  for (let next = open.pop(); next; next = open.pop()) {
    const { path, fragment, source } = next
    let visited = found.get(path)
    if (!visited) {
      visited = await visit(request, path)
      found.set(path, visited)
      for (const link of linksOf(visited.html)) {
        const { origin, pathname, search, hash } = new URL(link, `${siteUrl}${path}`)
        if (origin === siteUrl) open.push({ path: pathname + search, fragment: hash.slice(1), source: path })
      }
    }
    if (visited.status >= 400) broken.push(`${path} (${visited.status}), linked from ${source}`)
    else if (fragment && !visited.html.includes(`id="${fragment}"`))
      broken.push(`${path}#${fragment}, linked from ${source}`)
  }
  const pages = [...found].filter(([, { html }]) => html !== '').map(([path]) => path)
  return { pages: pages.sort(), broken: [...new Set(broken)] }
}

interface Visited {
  status: number
  /** Empty for what is no page. */
  html: string
}

async function visit(request: APIRequestContext, path: string): Promise<Visited> {
  const answer = await request.get(path)
  const isPage = answer.headers()['content-type']?.startsWith('text/html') ?? false
  return { status: answer.status(), html: isPage ? await answer.text() : '' }
}

function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<(?:a|link|img|script|iframe|source)\b[^>]*?\s(?:href|src)="([^"]+)"/g)]
  return links
    .map(([, link = '']) => link.replaceAll('&amp;', '&'))
    .filter((link) => !/^(?:mailto|tel|data):/.test(link))
}
