import type { z } from 'zod'
import type { ContentSource } from '#content/ports/content.ts'
import type { ListedPost } from '#domain/blog/post.ts'
import type { SourceBlock } from '#domain/content/block.ts'
import type { ContentPage, ListedPage } from '#domain/content/content-page.ts'
import { draftIn } from '#domain/content/links.ts'
import { chosenTestimonials } from '#domain/content/testimonial.ts'
import { defaultLanguage, type Language } from '#domain/language.ts'
import { reshapeBlocks } from '../../reshape-blocks.ts'
import { askForCategory, askForPage, type ContentClients } from '../content-clients.ts'
import type { Question } from '../graphql-exchange.ts'
import type { Negotiated } from '../negotiation.ts'
import { plainTitle, termQuery } from '../queries.ts'
import { termAnswer } from '../source-answer.ts'
import {
  addressesOf,
  childPagesAnswer,
  isSameAddress,
  languageOf,
  pageAnswer,
  pageDraftAnswer,
  pagesAnswer,
  pathBehindLanguage,
  translationsOf,
  type WordPressBlock,
  type WordPressListed,
  type WordPressPage,
} from './wordpress-answer.ts'
import { asPageBlocks, asSourceBlocks } from './wordpress-blocks.ts'
import {
  asListedPost,
  asPost,
  isOfLanguage,
  postDraftAnswer,
  postsAnswer,
  wordPressTestimonials,
} from './wordpress-documents.ts'
import {
  type Mentioned,
  mentionedIn,
  mentionsAnswer,
  mentionsIn,
  mentionsQuery,
  withMentioned,
} from './wordpress-mentions.ts'
import {
  type AskedFields,
  type BlockTypes,
  blockTypes,
  childPagesQuery,
  draftQuery,
  type NegotiatedFields,
  negotiatedFields,
  pageQuery,
  pagesQuery,
  postQuery,
  postsQuery,
} from './wordpress-queries.ts'

/** What is learned about a WordPress from its responses, shared by all its clients. */
export interface WordPressKnowledge {
  fields: Negotiated<keyof NegotiatedFields>
  types: BlockTypes
}

export function newKnowledge(): WordPressKnowledge {
  return { fields: negotiatedFields(), types: blockTypes() }
}

/** WordPress with WPGraphQL, a plugin for blocks, and Polylang or WPML. Hidden pages are missing, except for drafts with an editor's tokens. */
export function createWordPressClient(
  clients: ContentClients,
  knowledge = newKnowledge(),
  { drafts = false } = {},
): ContentSource {
  const { fields: withFields, types } = knowledge

  /** A query with blocks, repeated while new block types are being learned. */
  async function withBlocks<Answer>(
    asked: { uri: string; language: Language },
    questionFor: (fields: AskedFields) => Question<Answer>,
    blocksIn: (answer: Answer) => readonly WordPressBlock[],
  ): Promise<Answer> {
    try {
      const answer = await withFields((fields) => {
        const { query, ...question } = questionFor({ ...fields, ofBlock: types.fields() })
        const fragment = fields.blocks === 'editorBlocks' ? types.fragment() : ''
        return askForPage(clients, asked, { ...question, query: query + fragment })
      })
      if (!types.notice(blocksIn(answer))) return answer
    } catch (error) {
      if (!types.learnFrom(error)) throw error
    }
    return withBlocks(asked, questionFor, blocksIn)
  }

  async function pageBy(idType: 'URI' | 'ID', id: string, asked: { uri: string; language: Language }) {
    const { page } = await withBlocks(
      asked,
      (fields) => ({ query: pageQuery(fields), variables: { id, idType }, answer: pageAnswer }),
      ({ page }) => page?.blocks ?? [],
    )
    return page
  }

  /** A static front page and its translations. WordPress has no page at '/en/', so the translation is found through the default language. */
  async function startPage(language: Language): Promise<WordPressPage | null> {
    const asked = { uri: '/', language }
    const front = await pageBy('URI', '/', asked)
    if (front && isSameAddress('/', front.uri)) {
      if (language === defaultLanguage) return front
      const translation = front.translations.find(({ locale }) => locale.slice(0, 2).toLowerCase() === language)
      if (translation?.id) return await pageBy('ID', translation.id, asked)
    }
    const page = await pageBy('URI', `/${language}/`, asked)
    return page && isSameAddress(`/${language}/`, page.uri) ? page : null
  }

  /** What WordPress knows about the links and pictures of these blocks. A failure makes links less reliable but does not fail the page. */
  async function mentionedBy(source: readonly SourceBlock[], language: Language): Promise<Mentioned> {
    const { url } = clients[language]
    const mentions = mentionsIn(source, url)
    if (mentions.uris.length === 0 && mentions.pictureIds.length === 0) return mentionedIn(mentions, null, url)
    const question = { ...mentionsQuery(mentions), answer: mentionsAnswer }
    const answer = await clients[language].ask(question).catch(() => null)
    return mentionedIn(mentions, answer, url)
  }

  /** WordPress identifies drafts only by number: their address is assigned when they are published. */
  async function draftOf<Draft extends { blocks?: WordPressBlock[] | undefined }>(
    kind: 'page' | 'post',
    asked: { uri: string; language: Language },
    answer: z.ZodType<Draft | null>,
  ): Promise<Draft | null> {
    const id = drafts ? draftIn(asked.uri) : null
    if (id === null) return null
    const questionFor = (fields: AskedFields) => ({ query: draftQuery(kind, fields), variables: { id }, answer })
    return await withBlocks(asked, questionFor, (draft) => draft?.blocks ?? [])
  }

  async function asContentPage(
    page: Omit<WordPressPage, 'status'>,
    language: Language,
    isStart = false,
  ): Promise<ContentPage> {
    const path = isStart ? '' : (pathBehindLanguage(page.uri, language) ?? '')
    const title = titleOf(page)
    const source = asPageBlocks(page.blocks, title)
    return {
      id: page.id,
      slug: path.slice(path.lastIndexOf('/') + 1),
      title,
      translated: translationsOf(page.translations, language).map((translation) =>
        isStart ? { ...translation, slug: '' } : translation,
      ),
      blocks: reshapeBlocks(withMentioned(source, await mentionedBy(source, language))),
    }
  }

  return {
    async page(uri, language) {
      const draft = await draftOf('page', { uri, language }, pageDraftAnswer)
      if (draft) return await asContentPage(draft, language)
      if (uri === '/') {
        const page = await startPage(language)
        return page && (await asContentPage(page, language, true))
      }
      for (const address of addressesOf(uri, language)) {
        const page = await pageBy('URI', address, { uri, language })
        // The start page has a single address.
        if (page && isSameAddress(address, page.uri) && !page.isFrontPage) return await asContentPage(page, language)
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
      const draft = await draftOf('post', { uri: slug, language }, postDraftAnswer)
      if (draft) return asPost(draft, language, await mentionedBy(asSourceBlocks(draft.blocks ?? []), language))
      if (!slug.isWellFormed()) return null
      const { posts } = await withBlocks(
        { uri: `/blog/${slug}`, language },
        (fields) => ({ query: postQuery(fields), variables: { slug }, answer: postsAnswer }),
        ({ posts }) => posts.nodes.flatMap((post) => post?.blocks ?? []),
      )
      // Two languages may use the same name, and WordPress guesses.
      const found = posts.nodes.find((post) => post && isOfLanguage(post, language))
      if (!found) return null
      const mentioned = await mentionedBy(asSourceBlocks(found.blocks ?? []), language)
      const post = asPost(found, language, mentioned)
      return post.slug === slug ? post : null
    },

    async children(uri, names, language) {
      for (const address of addressesOf(uri, language)) {
        const { page } = await withBlocks(
          { uri, language },
          (fields) => ({
            query: childPagesQuery(fields),
            variables: { uri: address, names },
            answer: childPagesAnswer,
          }),
          ({ page }) => page?.children.nodes.flatMap((child) => child?.blocks ?? []) ?? [],
        )
        if (!page || !isSameAddress(address, page.uri)) continue
        const children = page.children.nodes.flatMap((child) => child ?? [])
        const named = names.flatMap((name) => children.filter((child) => child.slug === name))
        return await Promise.all(
          named.map(async (child) => ({
            ...(await asContentPage(child, language)),
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

/** Entities are already decoded, so any ampersand is literal. */
function titleOf({ title }: { title?: string | null | undefined }): string {
  return plainTitle((title ?? '').replaceAll('&', '&amp;'))
}

function asListedPage(page: WordPressListed, language: Language): ListedPage {
  return {
    uri: page.isFrontPage ? '/' : `/${pathBehindLanguage(page.uri, language) ?? ''}`,
    title: titleOf(page),
    translated: translationsOf(page.translations, language).map((translation) =>
      page.isFrontPage ? { ...translation, slug: '' } : translation,
    ),
    ...(page.modifiedGmt && { modifiedAt: page.modifiedGmt }),
  }
}
