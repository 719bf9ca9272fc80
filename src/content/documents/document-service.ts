import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { isId } from '#domain/id.ts'
import { refused } from '#domain/result.ts'
import type { Clock, Effect, RandomSource, Stores } from '#platform/ports.ts'
import type { Refusal } from '../graphql/refusal.ts'
import { tokensOn } from '../graphql/tokens.ts'
import type {
  DocumentOutcome,
  DocumentRefusal,
  DocumentService,
  LinkingDocument,
  PlacedDocument,
} from '../ports/documents.ts'
import { openedBlocks } from './block-rules.ts'
import {
  type AnyContent,
  type DocumentKind,
  type DocumentRow,
  findRow,
  latestOf,
  lockedRow,
  pages,
  posts,
  rowsWhere,
} from './document.ts'
import { type AnnouncePages, createDocumentEditor, type Edited } from './document-editor.ts'
import { openDocument } from './document-lists.ts'
import { moveDocument } from './move-document.ts'
import { type ContentDatabase, contentRevision } from './tables.ts'

export interface DocumentServiceParts {
  clock: Clock
  randomSource: Pick<RandomSource, 'token'>
  announce: AnnouncePages
  addEffect: (tx: ContentDatabase, effect: Effect, at: Temporal.Instant) => Promise<void>
  redirects: (tx: ContentDatabase) => Stores['redirects']
  comments: (tx: ContentDatabase) => Pick<Stores['comments'], 'movePost'>
}

type Reading = Pick<ContentDatabase, 'select'>

export function documentServiceOn<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: ContentDatabase,
  kind: DocumentKind<Content, Row>,
  parts: DocumentServiceParts,
): DocumentService<Content> {
  const { clock, randomSource, announce, addEffect, redirects, comments } = parts
  const editor = (by: string, tx = db) => createDocumentEditor(tx, kind, { clock, announce, by })
  const { pageId, number, content: held } = contentRevision
  const ofKind = (id: string) => and(eq(pageId, id), sql`jsonb_exists(${held}, ${kind.ownField})`)

  return {
    open: (id) => openDocument(db, kind, id),
    create: async ({ by, ...document }) => outcomeOf(await editor(by).create(document), 'taken'),

    async save({ id, expected, by, content: sent }) {
      const row = await findRow(db, kind, id)
      if (!row) return refused('missing')
      const before = latestOf(kind, row)
      const { blocks: wanted = before.blocks } = sent
      // Unchanged blocks are not validated again.
      const blocks = isDeepStrictEqual(wanted, before.blocks)
        ? { success: true as const, data: before.blocks }
        : openedBlocks.safeParse(wanted)
      if (!blocks.success) return refused('invalid-blocks')
      const content = kind.contentOf({ ...before, ...sent, blocks: blocks.data })
      // A concurrent change is for the editor to resolve.
      if (row.revision === expected && isDeepStrictEqual(content, kind.contentOf(before)))
        return { outcome: 'done', id, revision: expected }
      return outcomeOf(await editor(by).change(id, { kind: 'saved', content }, expected))
    },

    move: ({ by, ...ask }) =>
      db.transaction(async (tx) => {
        const stores = { redirects: redirects(tx), comments: comments(tx) }
        return moveDocument(tx, kind, { clock, announce, by, ...stores }, ask)
      }),
    linksTo: (document) => linksTo(db, document),

    publish: async ({ id, expected, by }) => outcomeOf(await editor(by).change(id, { kind: 'published' }, expected)),
    unpublish: async ({ id, expected, by }) =>
      outcomeOf(await editor(by).change(id, { kind: 'unpublished' }, expected)),
    remove: async ({ id, expected, by }) => outcomeOf(await editor(by).remove(id, expected)),

    async restore({ id, expected, by, number: wanted }) {
      const restored = await editor(by).restore(id, wanted, expected)
      if (restored.refusal?.code !== 'CONFLICT') return outcomeOf(restored)
      // A deleted page is restored at its address, which may be taken by now.
      const seen = and(eq(pageId, id), eq(number, expected), eq(contentRevision.kind, 'deleted'))
      const isGone = !(await findRow(db, kind, id)) && (await db.select().from(contentRevision).where(seen)).length > 0
      return outcomeOf(restored, isGone ? 'taken' : 'stale')
    },

    plan: ({ id, expected, by, at }) =>
      db.transaction(async (tx) => {
        const row = await lockedRow(tx, kind, id)
        if (!row) return refused('missing')
        const refusal = planRefusal(row, { expected, at }, clock.now())
        if (refusal) return refused(refusal)
        if (at) await addEffect(tx, kind.publishes(id, at.toString()), at)
        await kind.plans.set(tx, id, at && { at, by })
        return { outcome: 'done', id, revision: row.revision }
      }),

    publishPlanned: (id, at) =>
      db.transaction(async (tx) => {
        const row = await lockedRow(tx, kind, id)
        const plan = row && (await kind.plans.of(tx, id))
        if (!row || !plan?.at.equals(at)) return
        if (Temporal.Instant.compare(at, clock.now()) > 0) throw new Error(`the ${kind.name} ${id} is not due yet`)
        const published = await editor(plan.by, tx).change(id, { kind: 'published' }, row.revision)
        // The saved content is already published.
        if (published.refusal) await kind.plans.set(tx, id, null)
      }),

    async revisions(id, most) {
      if (!isId(id)) return []
      const { kind: what, by, at } = contentRevision
      const title = sql<string>`${held}->>'title'`
      const rows = await db
        .select({ number, kind: what, by, at, title })
        .from(contentRevision)
        .where(ofKind(id))
        .orderBy(desc(number))
        .limit(most)
      return rows.map((row) => ({ ...row, at: row.at.toString() }))
    },

    async revision(id, wanted) {
      if (!isId(id)) return null
      const here = and(eq(pageId, id), eq(number, wanted))
      const [revision] = await db.select().from(contentRevision).where(here).limit(1)
      return (revision && kind.asContent(revision.content)) ?? null
    },

    readerToken: (reader) => tokensOn(db, { clock, randomSource }).issue({ ...reader, role: 'reader' }),
  }
}

/** Why publishing cannot be scheduled. Clearing a schedule is refused only for a stale revision. */
function planRefusal<Content>(
  { revision, status, draft }: DocumentRow<Content>,
  { expected = revision, at }: { expected: number | undefined; at: Temporal.Instant | null },
  now: Temporal.Instant,
): DocumentRefusal | null {
  if (revision !== expected) return 'stale'
  if (!at) return null
  if (Temporal.Instant.compare(at, now) <= 0) return 'past'
  return status === 'published' && !draft ? 'nothing-to-publish' : null
}

const reasons: Readonly<Partial<Record<Refusal['code'], DocumentRefusal>>> = {
  NOT_FOUND: 'missing',
  NOTHING_TO_PUBLISH: 'nothing-to-publish',
  NOT_PUBLISHED: 'not-published',
  BAD_USER_INPUT: 'no-translation',
}

/** `conflict` names the cause of a conflict: another revision, or another document at the address. */
export function outcomeOf(
  edited: Edited<{ id: string; revision: number }>,
  conflict: 'stale' | 'taken' = 'stale',
): DocumentOutcome {
  if (!edited.refusal) return { outcome: 'done', id: edited.document.id, revision: edited.document.revision }
  const { code, message } = edited.refusal
  const reason = code === 'CONFLICT' ? conflict : reasons[code]
  if (!reason) throw new Error(message)
  return refused(reason)
}

async function linksTo(db: Reading, { id, language, uri }: PlacedDocument): Promise<LinkingDocument[]> {
  const path = `/${language}${uri}`
  const linking = [...(await naming(db, pages, path)), ...(await naming(db, posts, path))]
  return linking.filter((document) => document.id !== id)
}

async function naming<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Reading,
  kind: DocumentKind<Content, Row>,
  path: string,
): Promise<LinkingDocument[]> {
  const rows = await rowsWhere(db, kind, names(path, kind.table.blocks, kind.table.draft))
  return rows.map((row) => ({
    kind: kind.name,
    id: row.id,
    title: latestOf(kind, row).title,
    language: row.language,
  }))
}

/** Matches the exact address, plain or percent-encoded, but not pages below it. */
function names(path: string, ...columns: AnyPgColumn[]): SQL {
  const texts = columns.map((column) => sql`coalesce(${column}::text, '')`)
  const spelled = [...new Set([path, encodeURI(path)])].map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  return sql`${sql.join(texts, sql` || `)} ~ ${`["'](${spelled.join('|')})/?["'#?\\\\]`}`
}
