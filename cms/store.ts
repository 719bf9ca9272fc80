import { and, desc, eq, ne, or } from 'drizzle-orm'
import type { Language } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { createMediaStore, type MediaFile } from './media-store.ts'
import { drafted } from './page-content.ts'
import { isStorable, pageUri } from './page-uri.ts'
import { contentRevision } from './tables/content-revision.ts'
import { contentPage, contentTerm } from './tables.ts'

export type StoredPage = typeof contentPage.$inferSelect
export type StoredRevision = typeof contentRevision.$inferSelect

/** Reads what may be seen: only what is published, or for those with a token the drafts in its place. */
export interface ContentStore {
  /** `uri` as in `contentPage.uri`; a missing first or an added last slash is forgiven. */
  page(uri: string, language: Language): Promise<StoredPage | undefined>
  pages(language: Language): Promise<StoredPage[]>
  /** The same page in the other languages. */
  twins(page: StoredPage): Promise<StoredPage[]>
  /** Pages one level below `parent` by the last segment of their address, in the order asked for; missing ones are left out. */
  children(parent: StoredPage, names: readonly string[]): Promise<StoredPage[]>
  termId(taxonomy: string, slug: string): Promise<number | undefined>
  /** The last changes of a page or a post, newest first. */
  revisions(of: Pick<StoredPage, 'id'>, most: number): Promise<StoredRevision[]>
  /** A picture itself, to be served at `/media/{id}/{filename}`; its bytes never change. */
  media(id: string): Promise<MediaFile | undefined>
}

export function createContentStore(db: ContentDatabase, { drafts }: { drafts: boolean }): ContentStore {
  const visible = drafts ? undefined : eq(contentPage.status, 'published')
  const shown = (page: StoredPage): StoredPage => (drafts ? drafted(page) : page)

  return {
    async page(uri, language) {
      if (!isStorable(uri)) return undefined
      const here = and(visible, eq(contentPage.language, language), eq(contentPage.uri, pageUri(uri)))
      const [page] = await db.select().from(contentPage).where(here).limit(1)
      return page && shown(page)
    },

    async pages(language) {
      const here = and(visible, eq(contentPage.language, language))
      const pages = await db.select().from(contentPage).where(here).orderBy(contentPage.uri)
      return pages.map(shown)
    },

    async twins(page) {
      const twin = and(eq(contentPage.translationGroup, page.translationGroup), ne(contentPage.id, page.id))
      const twins = await db.select().from(contentPage).where(and(visible, twin)).orderBy(contentPage.language)
      return twins.map(shown)
    },

    async children(parent, names) {
      const below = parent.uri === '/' ? '' : parent.uri
      const named = names
        .filter(isStorable)
        .map((name) => and(eq(contentPage.slug, name), eq(contentPage.uri, `${below}/${name}`)))
      if (named.length === 0) return []
      const here = and(visible, eq(contentPage.language, parent.language), or(...named))
      const pages = await db.select().from(contentPage).where(here)
      return pages.map(shown).sort((one, other) => names.indexOf(one.slug) - names.indexOf(other.slug))
    },

    async termId(taxonomy, slug) {
      if (!isStorable(slug)) return undefined
      const here = and(eq(contentTerm.taxonomy, taxonomy), eq(contentTerm.slug, slug))
      const [term] = await db.select({ id: contentTerm.databaseId }).from(contentTerm).where(here).limit(1)
      return term?.id
    },

    async revisions({ id }, most) {
      return await db
        .select()
        .from(contentRevision)
        .where(eq(contentRevision.pageId, id))
        .orderBy(desc(contentRevision.number))
        .limit(most)
    },

    media: createMediaStore(db).file,
  }
}
