import DataLoader from 'dataloader'
import { and, desc, eq, inArray, or } from 'drizzle-orm'
import { type Language, languages } from '#domain/language.ts'
import type { ContentDatabase } from './content-database.ts'
import { createMediaStore, type MediaFile } from './media-store.ts'
import { drafted } from './page-content.ts'
import { isStorable, pageUri } from './page-uri.ts'
import { contentRevision } from './tables/content-revision.ts'
import { contentPage, contentTerm } from './tables.ts'

export type StoredPage = typeof contentPage.$inferSelect
export type StoredRevision = typeof contentRevision.$inferSelect

/**
 * Reads what may be seen: only what is published, or for those with a token the drafts in its place. What is asked for in the same moment
 * is read by one query; nothing is kept, since a store may outlive a change.
 */
export interface ContentStore {
  /** `uri` as in `contentPage.uri`; a missing first or an added last slash is forgiven. */
  page(uri: string, language: Language): Promise<StoredPage | undefined>
  pages(language: Language): Promise<StoredPage[]>
  /** The same page in the other languages. */
  translations(page: StoredPage): Promise<StoredPage[]>
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

  const pagesAt = batched(async (addresses: readonly Pick<StoredPage, 'language' | 'uri'>[]) => {
    const inLanguages = languages.map((language) => {
      const uris = addresses.filter((address) => address.language === language).map(({ uri }) => uri)
      return uris.length > 0 ? and(eq(contentPage.language, language), inArray(contentPage.uri, uris)) : undefined
    })
    const pages = await db
      .select()
      .from(contentPage)
      .where(and(visible, or(...inLanguages)))
    const found = new Map(pages.map((page) => [`${page.language} ${page.uri}`, shown(page)]))
    return addresses.map(({ language, uri }) => found.get(`${language} ${uri}`))
  })

  const groups = batched(async (ids: readonly string[]) => {
    const here = and(visible, inArray(contentPage.translationGroup, [...new Set(ids)]))
    const pages = (await db.select().from(contentPage).where(here).orderBy(contentPage.language)).map(shown)
    return ids.map((id) => pages.filter(({ translationGroup }) => translationGroup === id))
  })

  return {
    page: async (uri, language) => (isStorable(uri) ? await pagesAt.load({ language, uri: pageUri(uri) }) : undefined),

    async pages(language) {
      const here = and(visible, eq(contentPage.language, language))
      const pages = await db.select().from(contentPage).where(here).orderBy(contentPage.uri)
      return pages.map(shown)
    },

    async translations(page) {
      const translations = await groups.load(page.translationGroup)
      return translations.filter(({ id }) => id !== page.id)
    },

    async children(parent, names) {
      const { language } = parent
      const below = parent.uri === '/' ? '' : parent.uri
      const named = [...new Set(names)].filter((name) => isStorable(name) && !name.includes('/'))
      const pages = await Promise.all(named.map((name) => pagesAt.load({ language, uri: `${below}/${name}` })))
      return pages.filter((page) => page !== undefined)
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

function batched<Key, Value>(read: (keys: readonly Key[]) => Promise<Value[]>): DataLoader<Key, Value> {
  return new DataLoader(read, { cache: false })
}
