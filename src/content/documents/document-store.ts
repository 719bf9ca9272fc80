import DataLoader from 'dataloader'
import { and, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { SearchFields } from '#domain/content/search-engine.ts'
import { type Language, languages } from '#domain/language.ts'
import {
  type AnyContent,
  asRow,
  type DocumentKind,
  type DocumentRow,
  drafted,
  pages,
  posts,
  rowsWhere,
  type StoredPage,
  type StoredPost,
} from './document.ts'
import { contentPost } from './tables/content.ts'
import { type ContentDatabase, contentPage, contentRevision, contentTerm } from './tables.ts'

export type StoredRevision = typeof contentRevision.$inferSelect

export interface PostQuestion {
  language: Language
  /** 1-based. */
  page: number
  first: number
  /** Slug of a tag; without it, all posts. */
  tag?: string | undefined
}

export interface Translation {
  language: Language
  /** The path without language. */
  uri: string
  search: SearchFields | null
}

/** Published content or, with a token, drafts in its place. Batched per tick and never cached: a store may outlive a change. */
export type ContentStore = ReturnType<typeof createContentStore>

type Translated = Pick<StoredPage, 'id' | 'translationGroup'>

export function createContentStore(db: ContentDatabase, { drafts }: { drafts: boolean }) {
  const visible = (status: SQL) => (drafts ? undefined : status)
  const visiblePage = visible(eq(contentPage.status, 'published'))
  const visiblePost = visible(eq(contentPost.status, 'published'))
  const shownPage = (page: StoredPage) => (drafts ? drafted(pages, page) : page)
  const shownPost = (post: StoredPost) => (drafts ? drafted(posts, post) : post)

  const pagesAt = batched(async (addresses: readonly Pick<StoredPage, 'language' | 'uri'>[]) => {
    const inLanguages = languages.map((language) => {
      const uris = addresses.filter((address) => address.language === language).map(({ uri }) => uri)
      return uris.length > 0 ? and(eq(contentPage.language, language), inArray(contentPage.uri, uris)) : undefined
    })
    const rows = (await rowsWhere(db, pages, and(visiblePage, or(...inLanguages)))).map(shownPage)
    const found = new Map(rows.map((page) => [`${page.language} ${page.uri}`, page]))
    return addresses.map(({ language, uri }) => found.get(`${language} ${uri}`))
  })

  function translations<Content extends AnyContent, Row extends DocumentRow<Content>>({
    table,
    address,
  }: DocumentKind<Content, Row>) {
    const { id, language, translationGroup, draft } = table
    const search = drafts
      ? sql`case when ${draft} is null then ${table.search} else ${draft}->'search' end`.mapWith(contentPage.search)
      : table.search
    const groups = batched(async (ids: readonly string[]) => {
      const here = and(visible(eq(table.status, 'published')), inArray(translationGroup, [...new Set(ids)]))
      const found = await db
        .select({ id, language, translationGroup, uri: address, search })
        .from(table)
        .where(here)
        .orderBy(language)
      const rows = found.map(asRow<Translation & Translated>)
      return ids.map((group) => rows.filter((row) => row.translationGroup === group))
    })
    return async (document: Translated) =>
      (await groups.load(document.translationGroup)).filter((other) => other.id !== document.id)
  }

  return {
    page: async (uri: string, language: Language) =>
      isStorable(uri) ? await pagesAt.load({ language, uri: pageUri(uri) }) : undefined,

    async pages(language: Language) {
      const here = and(visiblePage, eq(contentPage.language, language))
      return (await db.select().from(contentPage).where(here).orderBy(contentPage.uri)).map(shownPage)
    },

    /** Pages one level below `parent` by the last segment of their address, in the requested order; missing ones are omitted. */
    async children(parent: StoredPage, names: readonly string[]) {
      const { language } = parent
      const below = parent.uri === '/' ? '' : parent.uri
      const named = [...new Set(names)].filter((name) => isStorable(name) && !name.includes('/'))
      const found = await Promise.all(named.map((name) => pagesAt.load({ language, uri: `${below}/${name}` })))
      return found.filter((page) => page !== undefined)
    },

    /** Newest first, with the total number across all pages. */
    async posts({ language, page, first, tag }: PostQuestion) {
      const here = and(visiblePost, eq(contentPost.language, language), tag === undefined ? undefined : isTagged(tag))
      const [counted] = await db.select({ total: count() }).from(contentPost).where(here)
      const found = await db
        .select()
        .from(contentPost)
        .where(here)
        .orderBy(desc(contentPost.publishedAt), contentPost.slug)
        .limit(first)
        .offset((page - 1) * first)
      return { posts: found.map(shownPost), total: counted?.total ?? 0 }
    },

    async post(slug: string, language: Language) {
      if (!isStorable(slug)) return undefined
      const here = and(visiblePost, eq(contentPost.language, language), eq(contentPost.slug, slug))
      return (await rowsWhere(db, posts, here)).map(shownPost)[0]
    },

    translationsOf: { page: translations(pages), post: translations(posts) },

    async termId(taxonomy: string, slug: string) {
      if (!isStorable(slug)) return undefined
      const here = and(eq(contentTerm.taxonomy, taxonomy), eq(contentTerm.slug, slug))
      const [term] = await db.select({ id: contentTerm.databaseId }).from(contentTerm).where(here).limit(1)
      return term?.id
    },

    async revisions({ id }: { id: string }, most: number) {
      return await db
        .select()
        .from(contentRevision)
        .where(eq(contentRevision.pageId, id))
        .orderBy(desc(contentRevision.number))
        .limit(most)
    },
  }
}

function batched<Key, Value>(read: (keys: readonly Key[]) => Promise<Value[]>): DataLoader<Key, Value> {
  return new DataLoader(read, { cache: false })
}

function isTagged(tag: string): SQL {
  // PostgreSQL rejects NUL inside JSON too, and no tag contains it.
  const wanted = JSON.stringify([{ slug: tag.replaceAll('\0', '') }])
  return sql`${contentPost.tags} @> ${wanted}::jsonb`
}

/** Normalises to `contentPage.uri`: a missing leading or an additional trailing slash is accepted. */
export function pageUri(uri: string): string {
  const withSlash = uri.startsWith('/') ? uri : `/${uri}`
  return withSlash.replace(/(?<=[^/])\/$/, '')
}

/** PostgreSQL raises an error for NUL in text. Nothing stored can contain it. */
function isStorable(text: string): boolean {
  return !text.includes('\0')
}
