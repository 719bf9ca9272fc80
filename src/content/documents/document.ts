import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { decideMove, type MoveDecision, postMoveRefusal } from '#domain/address/move.ts'
import { keptSearch, searchPart } from '#domain/content/search-engine.ts'
import type { PageContent, PostContent } from '#domain/content/stored-block.ts'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import { refused } from '#domain/result.ts'
import type { Effect } from '#platform/ports.ts'
import { contentPost } from './tables/content.ts'
import { type ContentDatabase, contentPage, contentRevision, contentSchedule } from './tables.ts'

export type AnyContent = PageContent | PostContent
export type StoredPage = typeof contentPage.$inferSelect
export type StoredPost = typeof contentPost.$inferSelect

/** The columns shared by pages and posts, so that SQL about both is written once. */
type DocumentTable = PgTable &
  Record<'id' | 'language' | 'blocks' | 'search' | 'draft' | 'translationGroup' | 'status' | 'revision', AnyPgColumn>

export type DocumentRow<Content> = Content &
  Pick<StoredPage, 'id' | 'language' | 'translationGroup' | 'status' | 'revision' | 'updatedAt'> & {
    /** The saved draft of a published document. */
    draft: Content | null
  }

interface Plan {
  at: Temporal.Instant
  by: string
}

/** A document with its address; `uri` is the path without language. */
export interface Placed {
  id: string
  uri: string
}

/** Pages and posts share one life cycle. These are their differences: content, address, and where a schedule is stored. */
export interface DocumentKind<Content extends AnyContent, Row extends DocumentRow<Content>> {
  name: 'page' | 'post'
  table: DocumentTable
  /** The published content without the other columns. */
  contentOf(content: Content): Content
  /** A field that only this kind has, because revisions of both kinds share a table. */
  ownField: string
  /** The content of a revision, if it is one of this kind. */
  asContent(content: AnyContent): Content | undefined
  /** The path without language. */
  uriOf(row: Row): string
  /** The address as SQL, and as an indexed condition. */
  address: SQL<string>
  isAt(uri: string): SQL
  placedAt(uri: string): Partial<Row>
  /** Whether it may move to another address, and which documents move with it. `placed` are all documents of its language. */
  decideMove(document: Placed, to: string, around: { language: Language; placed: readonly Placed[] }): MoveDecision
  /** Additional columns of a new row; `restoredId` is the id of a deleted document that comes back. */
  begun(tx: ContentDatabase, now: Temporal.Instant, restoredId?: string): Promise<Partial<Row>>
  /** Additional columns that change when a draft is published. */
  comesOut(tx: ContentDatabase, row: Row, now: Temporal.Instant): Promise<Partial<Row>>
  publishes(id: string, at: string): Effect
  plans: {
    of(db: Pick<ContentDatabase, 'select'>, id: string): Promise<Plan | null>
    set(tx: ContentDatabase, id: string, plan: Plan | null): Promise<void>
  }
}

type PageKind = DocumentKind<PageContent, StoredPage>
type PostKind = DocumentKind<PostContent, StoredPost>

/** Pages have paths of any depth; pages below one move with it. */
export const pages: PageKind = {
  name: 'page',
  table: contentPage,
  contentOf: (page) => {
    const { title, blocks, trainingCategoryId } = page
    return { title, blocks, trainingCategoryId, ...searchPart(page) }
  },
  ownField: 'trainingCategoryId',
  asContent: (content) => ('trainingCategoryId' in content ? content : undefined),
  uriOf: ({ uri }) => uri,
  address: sql`${contentPage.uri}`,
  isAt: (uri) => eq(contentPage.uri, uri),
  placedAt: (uri) => ({ uri, slug: lastSegment(uri) }),
  decideMove: (page, to, { language, placed }) => decideMove(page, to, { language, pages: placed }),
  begun: () => Promise.resolve({}),
  comesOut: () => Promise.resolve({}),
  publishes: (pageId, at) => ({ kind: 'publish-page', pageId, at }),
  plans: {
    async of(db, id) {
      const [row] = await db.select().from(contentSchedule).where(eq(contentSchedule.pageId, id)).limit(1)
      return row ? { at: row.publishAt, by: row.by } : null
    },
    async set(tx, id, plan) {
      await tx.delete(contentSchedule).where(eq(contentSchedule.pageId, id))
      if (plan) await tx.insert(contentSchedule).values({ pageId: id, publishAt: plan.at, by: plan.by })
    },
  },
}

/** The author of scheduled revisions without a recorded author. */
const bySchedule = 'schedule'

/** Posts are below the blog and have a date. */
export const posts: PostKind = {
  name: 'post',
  table: contentPost,
  contentOf: (post) => {
    const { title, excerpt, author, tags, picture, blocks } = post
    return { title, excerpt, author, tags, picture, blocks, ...searchPart(post) }
  },
  ownField: 'excerpt',
  asContent: (content) => ('excerpt' in content ? content : undefined),
  uriOf: ({ slug }) => `/blog/${slug}`,
  address: sql`'/blog/' || ${contentPost.slug}`,
  isAt: (uri) => eq(contentPost.slug, lastSegment(uri)),
  placedAt: (uri) => ({ slug: lastSegment(uri) }),
  decideMove({ id, uri }, to, { language, placed }) {
    const slugs = placed.map((one) => ({ id: one.id, slug: lastSegment(one.uri) }))
    const refusal = postMoveRefusal({ id, slug: lastSegment(uri) }, lastSegment(to), { language, posts: slugs })
    return refusal ? refused(refusal) : { outcome: 'done', moves: [{ id, from: uri, to }] }
  },
  /** A restored post keeps the date on which it was first published. */
  async begun(tx, now, restoredId) {
    const published = restoredId === undefined ? undefined : await firstPublished(tx, restoredId)
    return { publishedAt: published?.at ?? now }
  },
  /** A republished post keeps its original date, also one whose first publication has no revision. */
  async comesOut(tx, { id, status }, now) {
    if (status === 'published') return {}
    return (await firstPublished(tx, id)) ? {} : { publishedAt: now }
  },
  publishes: (postId, at) => ({ kind: 'publish-post', postId, at }),
  plans: {
    async of(db, id) {
      const { publishAt } = contentPost
      const [row] = await db.select({ publishAt }).from(contentPost).where(eq(contentPost.id, id)).limit(1)
      return row?.publishAt ? { at: row.publishAt, by: bySchedule } : null
    },
    async set(tx, id, plan) {
      await tx
        .update(contentPost)
        .set({ publishAt: plan?.at ?? null })
        .where(eq(contentPost.id, id))
    },
  },
}

/** The revision that published a post first, or withdrew one that was seeded as published. */
async function firstPublished(tx: ContentDatabase, id: string): Promise<{ at: Temporal.Instant } | undefined> {
  const { pageId, kind, number, at } = contentRevision
  const wasOut = and(eq(pageId, id), inArray(kind, ['published', 'unpublished']))
  const [first] = await tx.select({ at }).from(contentRevision).where(wasOut).orderBy(number).limit(1)
  return first
}

export function lastSegment(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1)
}

export function latestOf<Content extends AnyContent, Row extends DocumentRow<Content>>(
  { contentOf }: DocumentKind<Content, Row>,
  document: Content & { draft: Content | null },
): Content {
  return document.draft ?? contentOf(document)
}

/** A document with its draft applied. A field missing in the draft is missing in the result, even if published. */
export function drafted<Content extends AnyContent, Row extends DocumentRow<Content>>(
  kind: DocumentKind<Content, Row>,
  row: Row,
): Row {
  const latest = latestOf(kind, row)
  return { ...row, ...latest, search: keptSearch(latest.search) }
}

/** The status for readers of drafts: CHANGED is published with a newer draft. */
export function statusOf({ status, draft }: { status: StoredPage['status']; draft: object | null }) {
  if (status === 'draft') return 'DRAFT'
  return draft ? 'CHANGED' : 'PUBLISHED'
}

/** as: rows selected from the kind's own table have its type */
export function asRow<Row>(selected: Record<string, unknown>): Row {
  return selected as Row
}

export async function rowsWhere<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Pick<ContentDatabase, 'select'>,
  { table }: DocumentKind<Content, Row>,
  here: SQL | undefined,
): Promise<Row[]> {
  return (await db.select().from(table).where(here)).map(asRow<Row>)
}

export async function findRow<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Pick<ContentDatabase, 'select'>,
  kind: DocumentKind<Content, Row>,
  id: string,
): Promise<Row | undefined> {
  return isId(id) ? (await rowsWhere(db, kind, eq(kind.table.id, id)))[0] : undefined
}

export async function lockedRow<Content extends AnyContent, Row extends DocumentRow<Content>>(
  tx: ContentDatabase,
  { table }: DocumentKind<Content, Row>,
  id: string,
): Promise<Row | undefined> {
  if (!isId(id)) return undefined
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update')
  return row && asRow<Row>(row)
}

/** Throws without a row, because the row was locked before. */
export async function updatedRow<Content extends AnyContent, Row extends DocumentRow<Content>>(
  tx: ContentDatabase,
  { name, table }: DocumentKind<Content, Row>,
  id: string,
  values: object,
): Promise<Row> {
  const [row] = await tx
    .update(table)
    .set({ ...values })
    .where(eq(table.id, id))
    .returning()
  if (!row) throw new Error(`${name} ${id} went away under its lock`)
  return asRow<Row>(row)
}
