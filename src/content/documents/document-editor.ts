import { randomUUID } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { keptSearch, mergedSearch } from '#domain/content/search-engine.ts'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { Clock, LogEntry } from '#platform/ports.ts'
import type { Refusal } from '../graphql/refusal.ts'
import {
  type AnyContent,
  asRow,
  type DocumentKind,
  type DocumentRow,
  findRow,
  latestOf,
  lockedRow,
  rowsWhere,
  statusOf,
  updatedRow,
} from './document.ts'
import { notifyPageEvent, type PageStatus } from './page-events.ts'
import { type ContentDatabase, contentRevision, type RevisionKind } from './tables.ts'

/** Announces changed pages to every process, within the given transaction. */
export type AnnouncePages = (
  tx: Pick<ContentDatabase, 'execute'>,
  pages: readonly { uri: string; language: Language }[],
) => Promise<void>

export interface EditorParts {
  clock: Clock
  announce: AnnouncePages
  /** The author's name in the revisions. */
  by: string
}

export interface NewDocument<Content> {
  /** The path without language. */
  uri: string
  language: Language
  content: Content
  translationId: string | null
}

type ContentChange<Content> =
  | { kind: 'saved' | 'restored'; content: Content }
  | { kind: 'published' }
  | { kind: 'unpublished' }

export type Edited<Row> = { refusal: Refusal } | { refusal?: never; document: Row }

/** Editing of pages or posts. Each operation is one transaction with its revision and its event, and names the revision that the editor has seen. */
export function createDocumentEditor<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: ContentDatabase,
  kind: DocumentKind<Content, Row>,
  parts: EditorParts,
) {
  const { table, name } = kind
  const notFound = (what: string) => refuse('NOT_FOUND', `There is no such ${what}.`)

  async function create(tx: ContentDatabase, document: NewDocument<Content>): Promise<Edited<Row>> {
    const { uri, language, content, translationId } = document
    // Not derived from the address, which may belong to another document later.
    let translationGroup: string = randomUUID()
    if (translationId) {
      const translation = await findRow(tx, kind, translationId)
      if (!translation || translation.language === language)
        return refuse('BAD_USER_INPUT', `translationOf is no ${name} of the other language.`)
      translationGroup = translation.translationGroup
    }
    return insert(tx, { language, translationGroup, content, uri, revision: 1, kind: 'saved' })
  }

  interface NewRow {
    /** The id of a restored document. */
    id?: string
    language: Language
    translationGroup: string
    content: Content
    uri: string
    revision: number
    kind: RevisionKind
  }

  async function insert(tx: ContentDatabase, { content, uri, kind: what, ...row }: NewRow): Promise<Edited<Row>> {
    const updatedAt = parts.clock.now()
    const begun = await kind.begun(tx, updatedAt, row.id)
    const written = { ...content, ...kind.placedAt(uri), ...begun, search: keptSearch(content.search) }
    const values = { ...written, ...row, status: 'draft', updatedAt }
    const [stored] = await tx.insert(table).values(values).onConflictDoNothing().returning()
    if (!stored) {
      const where = name === 'page' ? 'at this address' : 'of this name'
      return refuse('CONFLICT', `There is a ${name} ${where}, or in this language, already.`)
    }
    const document = asRow<Row>(stored)
    await recordRevision(tx, kind, parts, { document, what, status: 'DRAFT', visible: false })
    return { document }
  }

  async function change(
    tx: ContentDatabase,
    id: string,
    what: ContentChange<Content>,
    expected: number,
  ): Promise<Edited<Row>> {
    const before = await lockedRow(tx, kind, id)
    if (!before) return notFound(name)
    const { status: was, draft: beside, revision: seen } = before
    const life = { content: kind.contentOf(before), status: was, draft: beside, revision: seen }
    const { refusal, next } = changed(life, what, expected)
    if (refusal) return { refusal }
    const { content, status, draft, revision } = next
    const updatedAt = parts.clock.now()
    const visible = what.kind === 'published' || what.kind === 'unpublished'
    // A change of visibility cancels the schedule.
    if (visible) await kind.plans.set(tx, id, null)
    const own = what.kind === 'published' ? await kind.comesOut(tx, before, updatedAt) : {}
    const values = { ...content, ...own, search: keptSearch(content.search), status, draft, revision, updatedAt }
    const document = await updatedRow(tx, kind, id, values)
    await recordRevision(tx, kind, parts, { document, what: what.kind, status: statusOf(document), visible })
    return { document }
  }

  async function remove(tx: ContentDatabase, id: string, expected: number): Promise<Edited<Row>> {
    const before = await lockedRow(tx, kind, id)
    if (!before) return notFound(name)
    if (before.revision !== expected) return conflict(before.revision)
    await tx.delete(table).where(eq(table.id, id))
    const document = { ...before, revision: before.revision + 1, updatedAt: parts.clock.now() }
    const visible = before.status === 'published'
    await recordRevision(tx, kind, parts, { document, what: 'deleted', status: 'GONE', visible })
    return { document }
  }

  async function restore(tx: ContentDatabase, id: string, number: number, expected: number): Promise<Edited<Row>> {
    if (!isId(id)) return notFound(name)
    const ofIt = eq(contentRevision.pageId, id)
    const numbered = and(ofIt, eq(contentRevision.number, number))
    const [revision] = await tx.select().from(contentRevision).where(numbered).limit(1)
    const content = revision && kind.asContent(revision.content)
    if (!content) return notFound('revision')
    const edited = await change(tx, id, { kind: 'restored', content }, expected)
    if (edited.refusal?.code !== 'NOT_FOUND') return edited
    const newest = tx.select().from(contentRevision).where(ofIt).orderBy(desc(contentRevision.number))
    const [last = revision] = await newest.limit(1)
    if (last.number !== expected) return conflict(last.number)
    const { language, translationGroup } = revision
    // Its last address, not the one at the time of the revision.
    const { uri } = last
    return insert(tx, { id, language, translationGroup, content, uri, revision: expected + 1, kind: 'restored' })
  }

  return {
    create: (document: NewDocument<Content>) => db.transaction((tx) => create(tx, document)),
    /** Saves a draft at an address. Search fields that are not sent are unchanged. */
    save: (
      { uri, language, content }: Omit<NewDocument<Content>, 'translationId'>,
      expected: number,
    ): Promise<Edited<Row>> =>
      db.transaction(async (tx) => {
        const [document] = await rowsWhere(tx, kind, and(kind.isAt(uri), eq(table.language, language)))
        if (!document) return notFound(name)
        const { search } = mergedSearch(content.search, latestOf(kind, document))
        return change(tx, document.id, { kind: 'saved', content: kind.contentOf({ ...content, search }) }, expected)
      }),
    change: (id: string, what: ContentChange<Content>, expected: number) =>
      db.transaction((tx) => change(tx, id, what, expected)),
    /** Keeps the revisions. */
    remove: (id: string, expected: number) => db.transaction((tx) => remove(tx, id, expected)),
    /** Saves the content of a revision as a draft; a deleted document comes back as a draft. */
    restore: (id: string, number: number, expected: number) =>
      db.transaction((tx) => restore(tx, id, number, expected)),
  }
}

interface Life<Content> {
  content: Content
  status: 'draft' | 'published'
  draft: Content | null
  revision: number
}

type Changed<Content> = { refusal: Refusal; next?: never } | { refusal?: never; next: Life<Content> }

/** Saving never changes what visitors see; publishing shows the last saved content; unpublishing keeps it as a draft. */
function changed<Content>(before: Life<Content>, change: ContentChange<Content>, expected: number): Changed<Content> {
  if (before.revision !== expected) return conflict(before.revision)
  const revision = before.revision + 1
  const latest = before.draft ?? before.content
  if (change.kind === 'published') {
    if (before.status === 'published' && !before.draft) return refuse('NOTHING_TO_PUBLISH', 'It is published as it is.')
    return { next: { content: latest, status: 'published', draft: null, revision } }
  }
  if (change.kind === 'unpublished') {
    if (before.status === 'draft') return refuse('NOT_PUBLISHED', 'It is not published.')
    return { next: { content: latest, status: 'draft', draft: null, revision } }
  }
  const { content, status } = before
  return status === 'published'
    ? { next: { content, status, draft: change.content, revision } }
    : { next: { content: change.content, status, draft: null, revision } }
}

function refuse(code: Refusal['code'], message: string): { refusal: Refusal } {
  return { refusal: { code, message } }
}

function conflict(revision: number) {
  return refuse('CONFLICT', `It has changed in the meantime. Its revision is now ${revision}.`)
}

interface Recorded<Row> {
  document: Row
  what: RevisionKind
  status: PageStatus
  /** Whether visitors see a difference. */
  visible: boolean
}

export async function recordRevision<Content extends AnyContent, Row extends DocumentRow<Content>>(
  tx: ContentDatabase,
  kind: DocumentKind<Content, Row>,
  { by, announce }: EditorParts,
  { document, what, status, visible }: Recorded<Row>,
): Promise<void> {
  const { id: pageId, language, translationGroup, revision: number } = document
  const uri = kind.uriOf(document)
  const at = document.updatedAt
  const content = latestOf(kind, document)
  await tx
    .insert(contentRevision)
    .values({ pageId, number, kind: what, by, at, language, uri, translationGroup, content })
  await notifyPageEvent(tx, { uri, language, revision: number, status, changedAt: at.toString(), visible })
  if (visible) await announce(tx, [{ uri, language }])
}

export interface LoggedParts {
  clock: Clock
  announce: AnnouncePages
  record: (tx: ContentDatabase, entry: LogEntry) => Promise<void>
}
