import type { AskedPosts, ContentSource, PostPage } from '#content/ports/content.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { isSafePictureUrl } from '#domain/content/links.ts'
import { searchPart } from '#domain/content/search-engine.ts'
import { isWorkshop, type Testimonial } from '#domain/content/testimonial.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import { reshapeBlocks } from '../reshape-blocks.ts'
import { askForCategory, askForPage, type ContentClients } from './content-clients.ts'
import { negotiation } from './negotiation.ts'
import {
  childPagesQuery,
  pageQuery,
  pagesQuery,
  plainTitle,
  postQuery,
  postsQuery,
  searchQuestion,
  termQuery,
  testimonialsQuery,
} from './queries.ts'
import {
  childPagesAnswer,
  pageAnswer,
  pagesAnswer,
  postAnswer,
  postsAnswer,
  type SourceListedPost,
  type SourcePage,
  type SourceTestimonial,
  termAnswer,
  testimonialsAnswer,
} from './source-answer.ts'

/** Not part of the queries that every source supports (docs/product.md#content-source). */
const tiesOfTestimonials = {
  ties: {
    ways: ['name role company workshop trainer', ''],
    refusal: /Cannot query field "(?:name|role|company|workshop|trainer)" on type "Testimonial"/,
  },
}

/** The site's only access to content (docs/product.md#content-source). Failures have the messages of docs/product.md#error-page. */
export function createContentClient(clients: ContentClients, withSearch = searchQuestion()): ContentSource {
  const withTies = negotiation(tiesOfTestimonials)
  async function postPage(language: Language, asked: AskedPosts): Promise<PostPage> {
    const { posts } = await withSearch((search) => {
      const question = { query: postsQuery(search), variables: { ...asked }, answer: postsAnswer }
      return askForPage(clients, { uri: '/blog', language }, question)
    })
    return { posts: posts.nodes.map(asListedPost), total: posts.total }
  }

  return {
    async page(uri, language) {
      const { page } = await withSearch((search) => {
        const question = { query: pageQuery(search), variables: { uri }, answer: pageAnswer }
        return askForPage(clients, { uri, language }, question)
      })
      return page && asContentPage(page)
    },

    async pages(language) {
      const { pages } = await withSearch((search) => {
        const question = { query: pagesQuery(search), variables: {}, answer: pagesAnswer }
        return askForPage(clients, { uri: '/', language }, question)
      })
      return pages.map(({ uri, title, modified, translated, search }) => ({
        uri,
        title: plainTitle(title),
        translated: asTranslations(translated),
        ...(modified && { modifiedAt: modified }),
        ...(search?.hidden && { hidden: true }),
      }))
    },

    async children(uri, names, language) {
      const question = { query: childPagesQuery, variables: { uri, names }, answer: childPagesAnswer }
      const { page } = await askForPage(clients, { uri, language }, question)
      if (!page) return null
      const { children } = page
      return names.flatMap((name) =>
        children
          .filter(({ slug }) => slug === name)
          .map((child) => ({ ...asContentPage(child), trainingCategoryId: child.trainingCategoryId })),
      )
    },

    postPage,

    async posts(language) {
      const found: ListedPost[] = []
      for (let page = 1; ; page += 1) {
        const { posts, total } = await postPage(language, { page, first: 100 })
        found.push(...posts)
        if (posts.length === 0 || found.length >= total) return found
      }
    },

    async post(slug, language) {
      const { post } = await withSearch((search) => {
        const question = { query: postQuery(search), variables: { slug }, answer: postAnswer }
        return askForPage(clients, { uri: `/blog/${slug}`, language }, question)
      })
      return post && { ...asListedPost(post), blocks: reshapeBlocks(post.blocks), ...searchPart(post) }
    },

    async testimonials(language, slugs) {
      const variables = { slugs: slugs ?? null }
      const { testimonials } = await withTies(({ ties }) => {
        const question = { query: testimonialsQuery(ties), variables, answer: testimonialsAnswer }
        return askForPage(clients, { uri: '/', language }, question)
      })
      return testimonials.map(asTestimonial)
    },

    async categoryId(slug, language) {
      const question = { query: termQuery, variables: { slug }, answer: termAnswer }
      const { termNode } = await askForCategory(clients, { slug, language }, question)
      return termNode?.databaseId ?? null
    },
  }
}

function asContentPage(page: SourcePage): ContentPage {
  const { id, slug, title, translated, blocks } = page
  return {
    id,
    slug,
    title: plainTitle(title),
    translated: asTranslations(translated),
    blocks: reshapeBlocks(blocks),
    ...searchPart(page),
  }
}

function asTestimonial({
  slug,
  author,
  message,
  name,
  role,
  company,
  workshop,
  trainer,
}: SourceTestimonial): Testimonial {
  const isApart = name !== undefined && role !== undefined && company !== undefined
  return {
    slug,
    author,
    message,
    ...(isApart && { by: { name, role, company } }),
    ...(isWorkshop(workshop) && { workshop }),
    ...(trainer && { trainer }),
  }
}

function asTranslations(translated: SourcePage['translated']): ContentPage['translated'] {
  return translated.flatMap(({ slug, locale, hidden }) =>
    isLanguage(locale) ? [{ slug: slug.replace(/^\/+|\/+$/g, ''), locale, ...(hidden && { hidden }) }] : [],
  )
}

function asListedPost({
  title,
  excerpt,
  date,
  modified,
  picture,
  translated,
  search,
  ...post
}: SourceListedPost): ListedPost {
  return {
    ...post,
    title: plainTitle(title),
    excerpt,
    publishedAt: date,
    ...(modified && { modifiedAt: modified }),
    picture: picture && isSafePictureUrl(picture.url) ? picture : undefined,
    translated: asTranslations(translated).map(({ slug, ...translation }) => ({
      ...translation,
      slug: slug.replace(/^blog\//, ''),
    })),
    ...(search?.hidden && { hidden: true }),
  }
}
