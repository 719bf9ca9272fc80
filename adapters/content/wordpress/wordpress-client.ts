import type { ContentPage, ListedPage } from '#domain/content/content-page.ts'
import { defaultLanguage, isLanguage, type Language } from '#domain/language.ts'
import type { ContentSource } from '#usecases/ports.ts'
import { askForCategory, askForPage } from '../ask-source.ts'
import type { ContentClients } from '../content-clients.ts'
import { plainTitle } from '../plain-title.ts'
import { termQuery } from '../queries.ts'
import { reshapeBlocks } from '../reshape-blocks.ts'
import { termAnswer } from '../source-answer.ts'
import { negotiatedFields } from './negotiated-fields.ts'
import { addressesOf, isSameAddress, pathBehindLanguage } from './wordpress-address.ts'
import { childPagesAnswer, pageAnswer, pagesAnswer, type WordPressPage } from './wordpress-answer.ts'
import { asSourceBlocks } from './wordpress-blocks.ts'
import { childPagesQuery, pageQuery, pagesQuery } from './wordpress-queries.ts'

/**
 * The site's one way to content, spoken to a WordPress with WPGraphQL, wp-graphql-gutenberg and Polylang or WPML. The same port as
 * `createContentClient`, the same messages. A page that is not published, has a password or is restricted does not exist.
 */
export function createWordPressClient(clients: ContentClients, withFields = negotiatedFields()): ContentSource {
  return {
    async page(uri, language) {
      for (const address of addressesOf(uri, language)) {
        const { page } = await withFields((fields) => {
          const question = { query: pageQuery(fields), variables: { uri: address }, answer: pageAnswer }
          return askForPage(clients, { uri, language }, question)
        })
        if (page && isSameAddress(address, page.uri)) return asContentPage(page, language)
      }
      return null
    },

    async pages(language) {
      const found: ListedPage[] = []
      let after: string | null = null
      do {
        const variables: { after: string | null } = { after }
        const { pages } = await withFields((fields) =>
          askForPage(clients, { uri: '/', language }, { query: pagesQuery(fields), variables, answer: pagesAnswer }),
        )
        const here = pages.nodes.flatMap((page) => (page && languageOf(page.uri) === language ? [page] : []))
        found.push(...here.map((page) => asListedPage(page, language)))
        after = pages.pageInfo.hasNextPage ? (pages.pageInfo.endCursor ?? null) : null
      } while (after !== null)
      return found
    },

    async children(uri, names, language) {
      for (const address of addressesOf(uri, language)) {
        const { page } = await withFields((fields) => {
          const variables = { uri: address, names }
          const question = { query: childPagesQuery(fields), variables, answer: childPagesAnswer }
          return askForPage(clients, { uri, language }, question)
        })
        if (!page || !isSameAddress(address, page.uri)) continue
        const children = page.children.nodes.flatMap((child) => child ?? [])
        return names.flatMap((name) =>
          children
            .filter((child) => child.slug === name)
            .map((child) => ({
              ...asContentPage(child, language),
              trainingCategoryId: child.trainingCategoryId ?? null,
            })),
        )
      }
      return null
    },

    async categoryId(slug, language) {
      const question = { query: termQuery, variables: { slug }, answer: termAnswer }
      const { termNode } = await askForCategory(clients, { slug, language }, question)
      return termNode?.databaseId ?? null
    },
  }
}

function asContentPage(page: WordPressPage, language: Language): ContentPage {
  const path = pathBehindLanguage(page.uri, language) ?? ''
  return {
    id: page.id,
    slug: path.slice(path.lastIndexOf('/') + 1),
    // entities are decoded already: an ampersand that still stands there is one, whatever follows it
    title: plainTitle((page.title ?? '').replaceAll('&', '&amp;')),
    translated: translatedOf(page, language),
    blocks: reshapeBlocks(asSourceBlocks(page.blocks)),
  }
}

function asListedPage(page: Pick<WordPressPage, 'uri' | 'title' | 'twins'>, language: Language): ListedPage {
  return {
    uri: `/${pathBehindLanguage(page.uri, language) ?? ''}`,
    title: plainTitle((page.title ?? '').replaceAll('&', '&amp;')),
    translated: translatedOf(page, language),
  }
}

function translatedOf({ twins }: Pick<WordPressPage, 'twins'>, language: Language): ContentPage['translated'] {
  return twins.flatMap(({ address, locale }) => {
    const twin = locale.slice(0, 2).toLowerCase()
    if (!isLanguage(twin) || twin === language) return []
    const slug = pathBehindLanguage(address, twin)
    return slug === null ? [] : [{ slug, locale: twin }]
  })
}

/** The address says it: the default language stands without a prefix, or with its own. */
function languageOf(uri: string): Language {
  const first = uri.split('/')[1]
  return isLanguage(first) ? first : defaultLanguage
}
