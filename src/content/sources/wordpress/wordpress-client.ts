import { z } from 'zod'
import type { ContentSource } from '#content/ports/content.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage, ListedPage } from '#domain/content/content-page.ts'
import { chosenTestimonials, type Testimonial } from '#domain/content/testimonial.ts'
import type { Language } from '#domain/language.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { askForCategory, askForPage } from '../ask-source.ts'
import type { ContentClients } from '../content-clients.ts'
import { ContentError } from '../content-error.ts'
import { RefusedQuery } from '../graphql-exchange.ts'
import { plainTitle } from '../plain-title.ts'
import { blockDepth, termQuery } from '../queries.ts'
import { termAnswer } from '../source-answer.ts'
import { type NegotiatedFields, negotiatedFields } from './negotiated-fields.ts'
import { addressesOf, isSameAddress, languageOf, pathBehindLanguage, translationsOf } from './wordpress-address.ts'
import {
  childPagesAnswer,
  pageAnswer,
  pagesAnswer,
  type WordPressListed,
  type WordPressPage,
} from './wordpress-answer.ts'
import { asSourceBlocks } from './wordpress-blocks.ts'
import { asListedPost, asPost, isOfLanguage, postsAnswer } from './wordpress-post.ts'

/**
 * Only what every block has, and no fragment on any kind: one kind that is not registered there would fail the whole query. Attributes
 * come as JSON, since typed ones conflict with one another and cost more than half as much again.
 */
const blockFields = 'name order attributesJSON saveContent'

function blocks(depth: number, field = 'blocks'): string {
  const inner = depth > 1 ? ` ${blocks(depth - 1, 'innerBlocks')}` : ''
  return `${field} { ${blockFields}${inner} }`
}

const visibility = '__typename uri status hasPassword isRestricted'

function pageFields({ contentType, translations }: NegotiatedFields): string {
  return `${visibility} ${contentType} id slug title ${translations} ${blocks(blockDepth)}`
}

function pageQuery(fields: NegotiatedFields): string {
  return `
  query page($uri: ID!) {
    page(id: $uri, idType: URI) { ${pageFields(fields)} }
  }`
}

/** Pages of all languages, a hundred at a time; their addresses say which language they are in. */
function pagesQuery({ contentType, translations }: NegotiatedFields): string {
  return `
  query pages($after: String) {
    pages(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${visibility} ${contentType} title modifiedGmt ${translations} }
    }
  }`
}

/** WordPress gives ten children unless it is told how many; a hundred are the most. */
function childPagesQuery(fields: NegotiatedFields): string {
  return `
  query childPages($uri: ID!, $names: [String!]!) {
    page(id: $uri, idType: URI) {
      ${visibility} ${fields.contentType}
      children(first: 100, where: { nameIn: $names }) {
        nodes { __typename ... on Page { ${pageFields(fields)} ${fields.trainingCategory} } }
      }
    }
  }`
}

function postFields({ contentType, translations }: NegotiatedFields): string {
  return `${visibility} ${contentType} id slug title excerpt dateGmt modifiedGmt author { node { name } } tags { nodes { slug name } }
    featuredImage { node { sourceUrl altText mediaDetails { width height } } } ${translations}`
}

/** Posts of all languages, newest first, a hundred at a time; their addresses say which language they are in. */
function postsQuery(fields: NegotiatedFields): string {
  return `
  query posts($after: String) {
    posts(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} }
    }
  }`
}

/** By its name and not by `idType: SLUG`, which gives one of two when both languages use the same. */
function postQuery(fields: NegotiatedFields): string {
  return `
  query post($slug: String!) {
    posts(first: 10, where: { name: $slug }) {
      pageInfo { hasNextPage endCursor }
      nodes { ${postFields(fields)} ${blocks(blockDepth)} }
    }
  }`
}

/** Posts of a type that the company has registered as `testimonial` and `testimonials`; the title names the author. */
const query = `
  query testimonials($after: String) {
    testimonials(first: 100, after: $after) {
      pageInfo { hasNextPage endCursor }
      nodes { uri slug status hasPassword title content }
    }
  }`

const visible = z.object({
  uri: z.string(),
  slug: z.string().min(1),
  status: z.literal('publish'),
  hasPassword: z.literal(false),
  title: z.string().min(1),
  content: z.string().nullable(),
})
const answer = z.object({
  testimonials: z.object({
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullish() }),
    nodes: z.array(z.union([visible, z.unknown().transform(() => null)])),
  }),
})

/** What customers say, newest first as WordPress has them. A WordPress that has no such type has none to show. */
async function wordPressTestimonials(clients: ContentClients, language: Language): Promise<Testimonial[]> {
  const found: Testimonial[] = []
  let after: string | null = null
  try {
    do {
      const variables: { after: string | null } = { after }
      const { testimonials } = await askForPage(clients, { uri: '/', language }, { query, variables, answer })
      for (const node of testimonials.nodes) {
        if (node === null || languageOf(node.uri) !== language) continue
        // WPGraphQL gives titles decoded and contents as HTML
        const author = plainTitle(node.title.replaceAll('&', '&amp;'))
        found.push({ slug: node.slug, author, message: plainTitle((node.content ?? '').replaceAll('</p>', '</p> ')) })
      }
      after = testimonials.pageInfo.hasNextPage ? (testimonials.pageInfo.endCursor ?? null) : null
    } while (after !== null)
  } catch (error) {
    if (isUnknownType(error)) return []
    throw error
  }
  return found
}

function isUnknownType(error: unknown): boolean {
  const cause = error instanceof ContentError ? error.cause : undefined
  return cause instanceof RefusedQuery && /Cannot query field "testimonials"/.test(cause.message)
}

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
    // entities are decoded already: an ampersand that still is there is one, whatever follows it
    title: plainTitle((page.title ?? '').replaceAll('&', '&amp;')),
    translated: translationsOf(page.translations, language),
    blocks: reshapeBlocks(asSourceBlocks(page.blocks)),
  }
}

function asListedPage(page: WordPressListed, language: Language): ListedPage {
  return {
    uri: `/${pathBehindLanguage(page.uri, language) ?? ''}`,
    title: plainTitle((page.title ?? '').replaceAll('&', '&amp;')),
    translated: translationsOf(page.translations, language),
    ...(page.modifiedGmt && { modifiedAt: page.modifiedGmt }),
  }
}
