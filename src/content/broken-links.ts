import { isOwnPage, isPage } from '#content/is-page.ts'
import type { ContentSource } from '#content/ports/content.ts'
import { normalisePath } from '#domain/address/paths.ts'
import type { ListedPage } from '#domain/content/content-page.ts'
import { isPagePath, pictureIdIn } from '#domain/content/links.ts'
import { menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { type AddressPorts, canonicalUrl } from '#features/redirects/redirects.ts'

/** Paths looked up at once: each may ask the database, whose connections visitors need. */
const atOnce = 4

interface LinkPorts extends AddressPorts {
  /** The ids, of those given, of pictures that the library has. Without a library, all are taken to exist. */
  knownPictures?: ((ids: readonly string[]) => Promise<ReadonlySet<string>>) | undefined
}

/** Paths of the site that lead nowhere, and those of deleted pictures. While the content source is unavailable, none is reported. */
export async function brokenLinks(
  ports: LinkPorts,
  paths: readonly string[],
  now: Temporal.Instant,
): Promise<string[]> {
  const ids = paths.flatMap((path) => pictureIdIn(path) ?? [])
  const pictures = ids.length > 0 ? await ports.knownPictures?.(ids) : undefined
  const exists = async (path: string) => {
    const picture = pictureIdIn(path)
    if (picture !== null) return pictures?.has(picture) ?? true
    const [address = path] = path.split(/[?#]/)
    return isPage(ports, (await canonicalUrl(ports, address, now)) ?? normalisePath(address), now)
  }
  const broken: string[] = []
  for (let from = 0; from < paths.length; from += atOnce) {
    const some = paths.slice(from, from + atOnce)
    const status = await Promise.all(some.map((path) => exists(path).catch(() => true)))
    broken.push(...some.filter((_, at) => !status[at]))
  }
  return broken
}

type Listing = Pick<ContentSource, 'page' | 'pages' | 'post'>

/** Content reads backed by the list of pages, so that any number of checks costs one query. */
export function listedContent(content: Listing): AddressPorts['content'] {
  const lists = new Map<Language, Promise<ListedPage[]>>()
  return {
    post: (slug, language) => content.post(slug, language),
    async page(uri, language) {
      const asked = lists.get(language) ?? content.pages(language)
      lists.set(language, asked)
      const pages = await asked
      // A source without a list returns an empty one.
      if (pages.length === 0) return content.page(uri, language)
      const found = pages.find((page) => page.uri === uri)
      if (!found) return null
      const { title, translated } = found
      return { id: uri, slug: uri.slice(uri.lastIndexOf('/') + 1), title, translated, blocks: [] }
    },
  }
}

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
