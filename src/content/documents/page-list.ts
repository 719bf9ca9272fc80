import { and, eq, sql } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import type { PageRecord } from '../ports/page-service.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { latestContent } from './page-content.ts'
import { statusOf } from './page-editor.ts'
import type { StoredPage, StoredRevision } from './store.ts'
import { contentRevision } from './tables/content-revision.ts'
import { contentPage } from './tables.ts'

interface PageList {
  list(): Promise<PageRecord[]>
  find(id: string): Promise<{ page: StoredPage; listed: PageRecord } | null>
  /** The page of the other language. */
  translation(page: PageRecord): Promise<PageRecord | null>
  revision(id: string, number: number): Promise<StoredRevision[]>
}

/** Pages with the author of their last revision, and deleted pages, of which only revisions exist. */
export function pageListOn(db: ContentDatabase): PageList {
  const lastOf = and(eq(contentRevision.pageId, contentPage.id), eq(contentRevision.number, contentPage.revision))
  const withAuthor = () =>
    db.select({ page: contentPage, by: contentRevision.by }).from(contentPage).leftJoin(contentRevision, lastOf)

  /** Of each page that was deleted, the last of its deletions. */
  async function deletions(): Promise<PageRecord[]> {
    const { pageId, language, uri, translationGroup, number, at, by, kind, content } = contentRevision
    const rows = await db
      .select({ pageId, language, uri, translationGroup, number, at, by, title: sql<string>`${content}->>'title'` })
      .from(contentRevision)
      // posts leave revisions too
      .where(and(eq(kind, 'deleted'), sql`jsonb_exists(${content}, 'trainingCategoryId')`))
      .orderBy(number)
    const last = new Map(rows.map((row) => [row.pageId, row]))
    return [...last.values()].map((row) => ({
      id: row.pageId,
      language: row.language,
      uri: row.uri,
      title: row.title,
      state: 'gone',
      revision: row.number,
      changedAt: isoInstant(row.at),
      changedBy: row.by,
      translationGroup: row.translationGroup,
    }))
  }

  return {
    async list() {
      const there = await withAuthor()
      const ids = new Set(there.map(({ page }) => page.id))
      const gone = (await deletions()).filter(({ id }) => !ids.has(id))
      const all = [...there.map(({ page, by }) => listed(page, by)), ...gone]
      return all.sort((one, other) => (one.uri < other.uri ? -1 : Number(one.uri > other.uri)))
    },

    async find(id) {
      if (!isId(id)) return null
      const [row] = await withAuthor().where(eq(contentPage.id, id)).limit(1)
      return row ? { page: row.page, listed: listed(row.page, row.by) } : null
    },

    async translation({ id, translationGroup }) {
      const rows = await withAuthor().where(eq(contentPage.translationGroup, translationGroup))
      const translation = rows.find(({ page }) => page.id !== id)
      return translation ? listed(translation.page, translation.by) : null
    },

    async revision(id, number) {
      const here = and(eq(contentRevision.pageId, id), eq(contentRevision.number, number))
      return await db.select().from(contentRevision).where(here).limit(1)
    },
  }
}

const states = { DRAFT: 'draft', CHANGED: 'changed', PUBLISHED: 'published' } as const

function listed(page: StoredPage, by: string | null): PageRecord {
  const { id, language, uri, revision, translationGroup } = page
  return {
    id,
    language,
    uri,
    title: latestContent(page).title,
    state: states[statusOf(page)],
    revision,
    changedAt: isoInstant(page.updatedAt),
    changedBy: by ?? '',
    translationGroup,
  }
}
