import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage, ListedPage } from '#domain/content/content-page.ts'
import { reshapeBlocks } from '#domain/content/reshape-blocks.ts'
import { chosenTestimonials } from '#domain/content/testimonial.ts'
import type { Language } from '#domain/language.ts'
import type { ContentSource } from '#usecases/ports.ts'
import { askForCategory, askForPage } from '../ask-source.ts'
import type { ContentClients } from '../content-clients.ts'
import { plainTitle } from '../plain-title.ts'
import { termQuery } from '../queries.ts'
import { termAnswer } from '../source-answer.ts'
import { negotiatedFields } from './negotiated-fields.ts'
import { addressesOf, isSameAddress, languageOf, pathBehindLanguage, twinsOf } from './wordpress-address.ts'
import {
  childPagesAnswer,
  pageAnswer,
  pagesAnswer,
  type WordPressListed,
  type WordPressPage,
} from './wordpress-answer.ts'
import { asSourceBlocks } from './wordpress-blocks.ts'
import { asListedPost, asPost, isOfLanguage, postsAnswer } from './wordpress-post.ts'
import { childPagesQuery, pageQuery, pagesQuery, postQuery, postsQuery } from './wordpress-queries.ts'
import { wordPressTestimonials } from './wordpress-testimonials.ts'

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

    async posts(language) {
      const found: ListedPost[] = []
      let after: string | null = null
      do {
        const variables: { after: string | null } = { after }
        const { posts } = await withFields((fields) =>
          askForPage(
            clients,
            { uri: '/blog', language },
            { query: postsQuery(fields), variables, answer: postsAnswer },
          ),
        )
        const here = posts.nodes.flatMap((post) => (post && isOfLanguage(post, language) ? [post] : []))
        found.push(...here.map((post) => asListedPost(post, language)))
        after = posts.pageInfo.hasNextPage ? (posts.pageInfo.endCursor ?? null) : null
      } while (after !== null)
      return found.toSorted((one, other) => other.publishedAt.localeCompare(one.publishedAt))
    },

    async post(slug, language) {
      if (!slug.isWellFormed()) return null
      const { posts } = await withFields((fields) => {
        const question = { query: postQuery(fields), variables: { slug }, answer: postsAnswer }
        return askForPage(clients, { uri: `/blog/${slug}`, language }, question)
      })
      // two languages may use one name, and WordPress likes to guess
      const found = posts.nodes.find((post) => post && isOfLanguage(post, language))
      const post = found && asPost(found, language)
      return post?.slug === slug ? post : null
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

    async testimonials(language, slugs) {
      return chosenTestimonials(await wordPressTestimonials(clients, language), slugs)
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
    translated: twinsOf(page.twins, language),
    blocks: reshapeBlocks(asSourceBlocks(page.blocks)),
  }
}

function asListedPage(page: WordPressListed, language: Language): ListedPage {
  return {
    uri: `/${pathBehindLanguage(page.uri, language) ?? ''}`,
    title: plainTitle((page.title ?? '').replaceAll('&', '&amp;')),
    translated: twinsOf(page.twins, language),
    ...(page.modifiedGmt && { modifiedAt: page.modifiedGmt }),
  }
}
