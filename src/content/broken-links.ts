import { isPage } from '#content/is-page.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { normalisePath } from '#domain/address/paths.ts'
import type { ListedPage } from '#domain/content/content-page.ts'
import type { Language } from '#domain/language.ts'
import { type AddressPorts, canonicalUrl } from '#features/redirects/canonical-url.ts'

/**
 * Those of some paths of the site at which visitors would find nothing. One that leads on to a page, because it has moved or is written otherwise, is
 * none; where the content cannot be asked no one can say so.
 */
export async function brokenLinks(
  ports: AddressPorts,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const exists = async (path: string) => {
    const [address = path] = path.split(/[?#]/)
    return isPage(ports, (await canonicalUrl(ports, address, now)) ?? normalisePath(address), now)
  }
  const status = await Promise.all(paths.map((path) => exists(path).catch(() => true)))
  return paths.filter((_, at) => !status[at])
}

type Listing = Pick<ContentSource, 'page' | 'pages' | 'post'>

/** The content as its list of pages knows it: which addresses exist is one question, however many are looked at. */
export function listedContent(content: Listing): AddressPorts['content'] {
  const lists = new Map<Language, Promise<ListedPage[]>>()
  return {
    post: (slug, language) => content.post(slug, language),
    async page(uri, language) {
      const asked = lists.get(language) ?? content.pages(language)
      lists.set(language, asked)
      const pages = await asked
      // a source that has no list answers an empty one
      if (pages.length === 0) return content.page(uri, language)
      const found = pages.find((page) => page.uri === uri)
      if (!found) return null
      const { title, translated } = found
      return { id: uri, slug: uri.slice(uri.lastIndexOf('/') + 1), title, translated, blocks: [] }
    },
  }
}
