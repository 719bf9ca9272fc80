import { and, eq, ne, or } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { contentPage, contentTerm } from './tables.ts'

export type StoredPage = typeof contentPage.$inferSelect

/** Reads what visitors may see. Drafts are never among it: there is no token yet that could ask for them. */
export interface ContentStore {
  /** `uri` as in `contentPage.uri`; a missing first or an added last slash is forgiven. */
  page(uri: string, language: Language): Promise<StoredPage | undefined>
  pages(language: Language): Promise<StoredPage[]>
  /** The same page in the other languages. */
  twins(page: StoredPage): Promise<StoredPage[]>
  /** Pages one level below `parent` by the last segment of their address, in the order asked for; missing ones are left out. */
  children(parent: StoredPage, names: readonly string[]): Promise<StoredPage[]>
  termId(taxonomy: string, slug: string): Promise<number | undefined>
}

export function createContentStore(db: ContentDatabase): ContentStore {
  const published = eq(contentPage.status, 'published')

  return {
    async page(uri, language) {
      if (!storable(uri)) return undefined
      const here = and(published, eq(contentPage.language, language), eq(contentPage.uri, normalised(uri)))
      const [page] = await db.select().from(contentPage).where(here).limit(1)
      return page
    },

    async pages(language) {
      const here = and(published, eq(contentPage.language, language))
      return await db.select().from(contentPage).where(here).orderBy(contentPage.uri)
    },

    async twins(page) {
      const twin = and(eq(contentPage.translationGroup, page.translationGroup), ne(contentPage.id, page.id))
      return await db.select().from(contentPage).where(and(published, twin)).orderBy(contentPage.language)
    },

    async children(parent, names) {
      const below = parent.uri === '/' ? '' : parent.uri
      const named = names
        .filter(storable)
        .map((name) => and(eq(contentPage.slug, name), eq(contentPage.uri, `${below}/${name}`)))
      if (named.length === 0) return []
      const here = and(published, eq(contentPage.language, parent.language), or(...named))
      const pages = await db.select().from(contentPage).where(here)
      return pages.sort((one, other) => names.indexOf(one.slug) - names.indexOf(other.slug))
    },

    async termId(taxonomy, slug) {
      if (!storable(slug)) return undefined
      const here = and(eq(contentTerm.taxonomy, taxonomy), eq(contentTerm.slug, slug))
      const [term] = await db.select({ id: contentTerm.databaseId }).from(contentTerm).where(here).limit(1)
      return term?.id
    },
  }
}

/** PostgreSQL refuses NUL in text with an error; nothing stored can match it, so it is simply not found. */
function storable(text: string): boolean {
  return !text.includes('\0')
}

function normalised(uri: string): string {
  const withSlash = uri.startsWith('/') ? uri : `/${uri}`
  return withSlash.replace(/(?<=[^/])\/$/, '')
}
