import type { ListedPost } from '#domain/blog/post.ts'
import type { ContentPage } from '#domain/content/content-page.ts'
import { isLanguage, type Language } from '#domain/language.ts'
import type { ContentSource } from '#usecases/ports.ts'
import { askForCategory, askForPage } from './ask-source.ts'
import type { ContentEndpoint } from './graphql-exchange.ts'
import { plainTitle } from './plain-title.ts'
import { childPagesQuery, pageQuery, pagesQuery, postQuery, postsQuery, termQuery } from './queries.ts'
import { reshapeBlocks } from './reshape-blocks.ts'
import { isSafePictureUrl } from './safe-url.ts'
import {
  childPagesAnswer,
  pageAnswer,
  pagesAnswer,
  postAnswer,
  postsAnswer,
  type SourceListedPost,
  type SourcePage,
  termAnswer,
} from './source-answer.ts'

/** A page one level below another (SPEC §3, 'Child pages'). */
export interface ChildPage extends ContentPage {
  trainingCategoryId: number | null
}

export interface ContentClient extends ContentSource {
  /** Pages below `uri` by the last segment of their address, in the order asked for. Null when there is no page at `uri`. */
  childPages(uri: string, names: readonly string[], language: Language): Promise<ChildPage[] | null>
}

/** The site's one way to content: SPEC §7's queries to the embedded system or a remote one. Failures carry SPEC §8's messages. */
export function createContentClient(endpoint: ContentEndpoint): ContentClient {
  return {
    async page(uri, language) {
      const question = { query: pageQuery, variables: { uri }, language, answer: pageAnswer }
      const { page } = await askForPage(endpoint, question, uri)
      return page && asContentPage(page)
    },

    async pages(language) {
      const question = { query: pagesQuery, variables: {}, language, answer: pagesAnswer }
      const { pages } = await askForPage(endpoint, question, '/')
      return pages.map(({ uri, title, translated }) => ({
        uri,
        title: plainTitle(title),
        translated: asTwins(translated),
      }))
    },

    async childPages(uri, names, language) {
      const question = { query: childPagesQuery, variables: { uri, names }, language, answer: childPagesAnswer }
      const { page } = await askForPage(endpoint, question, uri)
      if (!page) return null
      return page.children.map((child) => ({
        ...asContentPage(child),
        trainingCategoryId: child.trainingCategoryId,
      }))
    },

    async posts(language) {
      const found: ListedPost[] = []
      for (let page = 1; ; page += 1) {
        const question = { query: postsQuery, variables: { page }, language, answer: postsAnswer }
        const { posts } = await askForPage(endpoint, question, '/blog')
        found.push(...posts.nodes.map(asListedPost))
        if (posts.nodes.length === 0 || found.length >= posts.total) return found
      }
    },

    async post(slug, language) {
      const question = { query: postQuery, variables: { slug }, language, answer: postAnswer }
      const { post } = await askForPage(endpoint, question, `/blog/${slug}`)
      return post && { ...asListedPost(post), blocks: reshapeBlocks(post.blocks) }
    },

    async categoryId(slug, language) {
      const question = { query: termQuery, variables: { slug }, language, answer: termAnswer }
      const { termNode } = await askForCategory(endpoint, question, slug)
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
