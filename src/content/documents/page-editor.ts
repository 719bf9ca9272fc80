import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { keptSearch } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import type { Clock } from '#platform/ports.ts'
import type { Refusal } from '../graphql/refusal.ts'
import { type ContentChange, changeContent, conflict } from './change-content.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { asPageContent, contentOfPage, latestContent } from './page-content.ts'
import { notifyPageEvent, type PageStatus } from './page-events.ts'
import type { StoredPage, StoredRevision } from './store.ts'
import type { PageContent } from './stored-block.ts'
import { contentRevision, type RevisionKind } from './tables/content-revision.ts'
import { contentPage } from './tables.ts'

/** Tells every process that visitors see other pages now, in the transaction that is given. */
export type AnnouncePages = (
  tx: Pick<ContentDatabase, 'execute'>,
  pages: readonly { uri: string; language: Language }[],
) => Promise<void>

export interface EditorParts {
  clock: Clock
  announce: AnnouncePages
  /** The name that revisions keep. */
  by: string
}

export interface NewPage {
  uri: string
  language: Language
  content: PageContent
  /** The page that says the same in the other language. */
  translationId: string | null
}

export type Edited<T> = { refusal: Refusal } | { refusal?: never; page: T }

const notFound: Refusal = { code: 'NOT_FOUND', message: 'There is no such page.' }

/** Edits of pages. Each is one transaction, with its revision and its event. */
export interface PageEditor {
  /** A page that no one sees yet. */
  create(page: NewPage): Promise<Edited<StoredPage>>
  change(id: string, change: ContentChange<PageContent>, expectedRevision: number): Promise<Edited<StoredPage>>
  /** Its revisions stay. */
  remove(id: string, expectedRevision: number): Promise<Edited<StoredPage>>
  /** Saves what a revision holds as a draft; brings a deleted page back as one. */
  restore(id: string, number: number, expectedRevision: number): Promise<Edited<StoredPage>>
}

export function createPageEditor(db: ContentDatabase, parts: EditorParts): PageEditor {
  return {
    create: (page) => db.transaction((tx) => create(tx, parts, page)),
    change: (id, change, expected) => db.transaction((tx) => changeIn(tx, parts, { id, change, expected })),
    remove: (id, expected) => db.transaction((tx) => remove(tx, parts, id, expected)),
    restore: (id, number, expected) =>
      db.transaction(async (tx) => {
        const here = and(eq(contentRevision.pageId, id), eq(contentRevision.number, number))
        const [revision] = await tx.select().from(contentRevision).where(here).limit(1)
        const content = revision && asPageContent(revision.content)
        if (!content) return { refusal: { code: 'NOT_FOUND', message: 'There is no such revision.' } }
        const edited = await changeIn(tx, parts, { id, change: { kind: 'restored', content }, expected })
        return edited.refusal?.code === 'NOT_FOUND' ? bringBack(tx, parts, { ...revision, content }, expected) : edited
      }),
  }
}

async function create(tx: ContentDatabase, parts: EditorParts, page: NewPage): Promise<Edited<StoredPage>> {
  const { uri, language, content, translationId } = page
  // not made of the address: that can be another page's by then
  let translationGroup: string = randomUUID()
  if (translationId) {
    const [translation] = await tx.select().from(contentPage).where(eq(contentPage.id, translationId)).limit(1)
    if (!translation || translation.language === language)
      return { refusal: { code: 'BAD_USER_INPUT', message: 'translationOf is no page of the other language.' } }
    translationGroup = translation.translationGroup
  }
  return insert(tx, parts, { uri, language, translationGroup, ...content, revision: 1, kind: 'saved' })
}

async function bringBack(
  tx: ContentDatabase,
  parts: EditorParts,
  { pageId: id, language, translationGroup, content }: StoredRevision & { content: PageContent },
  expected: number,
): Promise<Edited<StoredPage>> {
  const ofPage = eq(contentRevision.pageId, id)
  const [last] = await tx.select().from(contentRevision).where(ofPage).orderBy(desc(contentRevision.number)).limit(1)
  if (!last || last.number !== expected) return { refusal: conflict(last?.number ?? 0) }
  const revision = expected + 1
  // where it stood last, not where it stood when that was written
  const { uri } = last
  return insert(tx, parts, { id, uri, language, translationGroup, ...content, revision, kind: 'restored' })
}

type InsertedPage = Omit<typeof contentPage.$inferInsert, 'slug' | 'status'> & { kind: RevisionKind }

async function insert(
  tx: ContentDatabase,
  parts: EditorParts,
  { kind, ...page }: InsertedPage,
): Promise<Edited<StoredPage>> {
  const slug = page.uri.slice(page.uri.lastIndexOf('/') + 1)
  const row = {
    ...page,
    search: keptSearch(page.search),
    slug,
    status: 'draft' as const,
    updatedAt: parts.clock.now().toString(),
  }
  const [stored] = await tx.insert(contentPage).values(row).onConflictDoNothing().returning()
  if (!stored)
    return { refusal: { code: 'CONFLICT', message: 'There is a page at this address, or in this language, already.' } }
  await recordPage(tx, parts, { page: stored, kind, status: 'DRAFT', visible: false })
  return { page: stored }
}

async function changeIn(
  tx: ContentDatabase,
  parts: EditorParts,
  { id, change, expected }: { id: string; change: ContentChange<PageContent>; expected: number },
): Promise<Edited<StoredPage>> {
  const [page] = await tx.select().from(contentPage).where(eq(contentPage.id, id)).for('update')
  if (!page) return { refusal: notFound }
  const decision = changeContent({ ...page, content: contentOfPage(page) }, change, expected)
  if (!decision.accepted) return { refusal: decision.refusal }
  const { content, status, draft, revision } = decision.next
  const changed = {
    ...content,
    search: keptSearch(content.search),
    status,
    draft,
    revision,
    updatedAt: parts.clock.now().toString(),
  }
  const [stored] = await tx.update(contentPage).set(changed).where(eq(contentPage.id, id)).returning()
  if (!stored) throw new Error(`page ${id} went away under its lock`)
  const visible = change.kind === 'published' || change.kind === 'unpublished'
  await recordPage(tx, parts, { page: stored, kind: change.kind, status: statusOf(stored), visible })
  return { page: stored }
}

async function remove(
  tx: ContentDatabase,
  parts: EditorParts,
  id: string,
  expected: number,
): Promise<Edited<StoredPage>> {
  const [page] = await tx.select().from(contentPage).where(eq(contentPage.id, id)).for('update')
  if (!page) return { refusal: notFound }
  if (page.revision !== expected) return { refusal: conflict(page.revision) }
  await tx.delete(contentPage).where(eq(contentPage.id, id))
  const gone = { ...page, revision: page.revision + 1, updatedAt: parts.clock.now().toString() }
  await recordPage(tx, parts, { page: gone, kind: 'deleted', status: 'GONE', visible: page.status === 'published' })
  return { page: gone }
}

/** The status of a page, or a post, for readers of drafts. */
export function statusOf({
  status,
  draft,
}: {
  status: StoredPage['status']
  draft: object | null
}): Exclude<PageStatus, 'GONE'> {
  if (status === 'draft') return 'DRAFT'
  return draft ? 'CHANGED' : 'PUBLISHED'
}

interface PageChange {
  page: StoredPage
  kind: RevisionKind
  status: PageStatus
  /** Whether visitors see another page than before. */
  visible: boolean
}

/** Stores the change as a revision, publishes its event and purges cached pages. */
export async function recordPage(
  tx: ContentDatabase,
  { by, announce }: EditorParts,
  { page, kind, status, visible }: PageChange,
) {
  const { id: pageId, language, uri, translationGroup, revision } = page
  const at = isoInstant(page.updatedAt)
  const content = latestContent(page)
  await tx
    .insert(contentRevision)
    .values({ pageId, number: revision, kind, by, at, language, uri, translationGroup, content })
  await notifyPageEvent(tx, { uri, language, revision, status, changedAt: at, visible })
  if (visible) await announce(tx, [{ uri, language }])
}
