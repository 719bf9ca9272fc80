import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { reshapeBlocks } from '#domain/content/reshape-blocks.ts'
import { isSafePictureUrl } from '#domain/content/safe-url.ts'
import { isLanguage } from '#domain/language.ts'
import type { ContentSource } from '#usecases/ports.ts'
import { askForCategory, askForPage } from './ask-source.ts'
import type { ContentClients } from './content-clients.ts'
import { plainTitle } from './plain-title.ts'
import {
  childPagesQuery,
  pageQuery,
  pagesQuery,
  postQuery,
  postsQuery,
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
  termAnswer,
  testimonialsAnswer,
} from './source-answer.ts'

/** The site's one way to content: SPEC §7's queries to the embedded system or a remote one. Failures carry SPEC §8's messages. */
export function createContentClient(clients: ContentClients): ContentSource {
  return {
    async page(uri, language) {
      const question = { query: pageQuery, variables: { uri }, answer: pageAnswer }
      const { page } = await askForPage(clients, { uri, language }, question)
      return page && asContentPage(page)
    },

    async pages(language) {
      const question = { query: pagesQuery, variables: {}, answer: pagesAnswer }
      const { pages } = await askForPage(clients, { uri: '/', language }, question)
      return pages.map(({ uri, title, translated }) => ({
        uri,
        title: plainTitle(title),
        translated: asTwins(translated),
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

    async posts(language) {
      const found: ListedPost[] = []
      for (let page = 1; ; page += 1) {
        const question = { query: postsQuery, variables: { page }, answer: postsAnswer }
        const { posts } = await askForPage(clients, { uri: '/blog', language }, question)
        found.push(...posts.nodes.map(asListedPost))
        if (posts.nodes.length === 0 || found.length >= posts.total) return found
      }
    },

    async post(slug, language) {
      const question = { query: postQuery, variables: { slug }, answer: postAnswer }
      const { post } = await askForPage(clients, { uri: `/blog/${slug}`, language }, question)
      return post && { ...asListedPost(post), blocks: reshapeBlocks(post.blocks) }
    },

    async testimonials(language, slugs) {
      const variables = { slugs: slugs ?? null }
      const question = { query: testimonialsQuery, variables, answer: testimonialsAnswer }
      return (await askForPage(clients, { uri: '/', language }, question)).testimonials
    },

    async categoryId(slug, language) {
      const question = { query: termQuery, variables: { slug }, answer: termAnswer }
      const { termNode } = await askForCategory(clients, { slug, language }, question)
      return termNode?.databaseId ?? null
    },
  }
}

function asContentPage({ id, slug, title, translated, blocks }: SourcePage): ContentPage {
  return {
    id,
    slug,
    title: plainTitle(title),
    translated: asTwins(translated),
    blocks: reshapeBlocks(blocks),
  }
}

function asTwins(translated: SourcePage['translated']): ContentPage['translated'] {
  return translated.flatMap(({ slug, locale }) =>
    isLanguage(locale) ? [{ slug: slug.replace(/^\/+|\/+$/g, ''), locale }] : [],
  )
}

function asListedPost({ title, excerpt, date, picture, translated, ...post }: SourceListedPost): ListedPost {
  return {
    ...post,
    title: plainTitle(title),
    excerpt,
    publishedAt: date,
    picture: picture && isSafePictureUrl(picture.url) ? picture : undefined,
    translated: asTwins(translated).map(({ slug, locale }) => ({ slug: slug.replace(/^blog\//, ''), locale })),
  }
}
