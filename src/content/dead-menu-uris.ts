import { isOwnPage } from '#content/is-page.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { menuHref } from '#domain/content/menu.ts'
import { isPagePath } from '#domain/content/site-links.ts'
import type { Language } from '#domain/language.ts'

interface Asked {
  content: Pick<ContentSource, 'pages' | 'uris'>
  brokenLinks(paths: readonly string[]): Promise<string[]>
}

/** The menu addresses (paths without language) that lead nowhere. One small query covers all published pages; only the rest is checked one by one. */
export async function deadMenuUris(
  { content, brokenLinks }: Asked,
  asked: readonly string[],
  language: Language,
): Promise<string[]> {
  const uris = content.uris ? await content.uris(language) : (await content.pages(language)).map(({ uri }) => uri)
  const known = new Set(uris)
  const unsure = asked.filter((uri) => {
    const [path = uri] = uri.split(/[?#]/)
    const href = menuHref(path, language)
    return isPagePath(href) && !known.has(path) && !isOwnPage(href)
  })
  // A source without a list returns an empty one.
  if (unsure.length === 0 || (known.size === 0 && !content.uris)) return []
  const dead = new Set(await brokenLinks(unsure.map((uri) => menuHref(uri, language))))
  return unsure.filter((uri) => dead.has(menuHref(uri, language)))
}
