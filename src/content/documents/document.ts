import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core'
import { decideMove, type MoveDecision, postMoveRefusal } from '#domain/address/move.ts'
import { keptSearch, searchPart } from '#domain/content/search-engine.ts'
import type { PageContent, PostContent } from '#domain/content/stored-block.ts'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { Effect } from '#platform/ports.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { contentPost } from './tables/content-post.ts'
import { contentRevision } from './tables/content-revision.ts'
import { contentSchedule } from './tables/content-schedule.ts'
import { contentPage } from './tables.ts'

export type AnyContent = PageContent | PostContent
export type StoredPage = typeof contentPage.$inferSelect
export type StoredPost = typeof contentPost.$inferSelect

/** The columns that pages and posts share: SQL about both is written once. */
type DocumentTable = PgTable &
  Record<'id' | 'language' | 'blocks' | 'search' | 'draft' | 'translationGroup' | 'status' | 'revision', AnyPgColumn>

/** The row of a document: its place, its life, and what visitors see of it, or would. */
export type DocumentRow<Content> = Content &
  Pick<StoredPage, 'id' | 'language' | 'translationGroup' | 'status' | 'revision' | 'updatedAt'> & {
    /** What an editor has saved beside what is published. */
    draft: Content | null
  }

/** When a draft is published by itself, and the name that the revision then keeps. */
interface Plan {
  /** ISO instant. */
  at: string
  by: string
}

/** A document that is placed: `uri` is the path behind the language. */
export interface Placed {
  id: string
  uri: string
}

/**
 * Pages and posts are one kind of document with one life: draft, publish, plan, revise, restore, move, remove. This is all in which they
 * differ: their content, their address, and where a plan is stored.
 */
export interface DocumentKind<Content extends AnyContent, Row extends DocumentRow<Content>> {
  name: 'page' | 'post'
  table: DocumentTable
  /** What visitors see, or would: its fields alone. */
  contentOf(content: Content): Content
  /** The field that the content of the other kind has not: revisions of both are in one table. */
  ownField: string
  /** What a revision holds, when it is one of this kind. */
  asContent(content: AnyContent): Content | undefined
  /** The path behind the language. */
  uriOf(row: Row): string
  /** The same as SQL, and as a condition that an index answers. */
  address: SQL<string>
  isAt(uri: string): SQL
  placedAt(uri: string): Partial<Row>
  /** Whether it may go to another address, and which go with it. `placed` are all of its language. */
  decideMove(document: Placed, to: string, around: { language: Language; placed: readonly Placed[] }): MoveDecision
  /** Columns of its own that a new row sets. */
  begun(now: string): Partial<Row>
  /** Columns of its own that change when a draft comes out. */
  comesOut(tx: ContentDatabase, row: Row, now: string): Promise<Partial<Row>>
  /** The job that carries a plan out. */
  publishes(id: string, at: string): Effect
  plans: {
    of(db: Pick<ContentDatabase, 'select'>, id: string): Promise<Plan | null>
    set(tx: ContentDatabase, id: string, plan: Plan | null): Promise<void>
  }
}

type PageKind = DocumentKind<PageContent, StoredPage>
type PostKind = DocumentKind<PostContent, StoredPost>

/** Pages have a path of any depth; those below one move with it. */
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
  begun: () => ({}),
  comesOut: () => Promise.resolve({}),
  publishes: (pageId, at) => ({ kind: 'publish-page', pageId, at }),
  plans: {
    async of(db, id) {
      const [row] = await db.select().from(contentSchedule).where(eq(contentSchedule.pageId, id)).limit(1)
      return row ? { at: isoInstant(row.publishAt), by: row.by } : null
    },
    async set(tx, id, plan) {
      await tx.delete(contentSchedule).where(eq(contentSchedule.pageId, id))
      if (plan) await tx.insert(contentSchedule).values({ pageId: id, publishAt: plan.at, by: plan.by })
    },
  },
}

/** Whose name revisions keep where no one was there: it was set before. */
const bySchedule = 'schedule'

/** Posts are below the blog, and dated. */
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
    return refusal ? { accepted: false, refusal } : { accepted: true, moves: [{ id, from: uri, to }] }
  },
  begun: (now) => ({ publishedAt: now }),
  /** One that comes back keeps the date that its readers know, also where no revision is left to say so. */
  async comesOut(tx, { id, status }, now) {
    if (status === 'published') return {}
    const { pageId, kind, number } = contentRevision
    const before = and(eq(pageId, id), eq(kind, 'published'))
    const [published] = await tx.select({ number }).from(contentRevision).where(before).limit(1)
    return published ? {} : { publishedAt: now }
  },
  publishes: (postId, at) => ({ kind: 'publish-post', postId, at }),
  plans: {
    async of(db, id) {
      const { publishAt } = contentPost
      const [row] = await db.select({ publishAt }).from(contentPost).where(eq(contentPost.id, id)).limit(1)
      return row?.publishAt ? { at: isoInstant(row.publishAt), by: bySchedule } : null
    },
    async set(tx, id, plan) {
      await tx
        .update(contentPost)
        .set({ publishAt: plan?.at ?? null })
        .where(eq(contentPost.id, id))
    },
  },
}

export function lastSegment(uri: string): string {
  return uri.slice(uri.lastIndexOf('/') + 1)
}

/** What an editor reads in a document: the draft where there is one. */
export function latestOf<Content extends AnyContent, Row extends DocumentRow<Content>>(
  { contentOf }: DocumentKind<Content, Row>,
  document: Content & { draft: Content | null },
): Content {
  return document.draft ?? contentOf(document)
}

/** The document with its draft. What the draft leaves out is left out, even if it is published. */
export function drafted<Content extends AnyContent, Row extends DocumentRow<Content>>(
  kind: DocumentKind<Content, Row>,
  row: Row,
): Row {
  const latest = latestOf(kind, row)
  return { ...row, ...latest, search: keptSearch(latest.search) }
}

/** For readers of drafts: CHANGED is published with a draft beside it. */
export function statusOf({ status, draft }: { status: StoredPage['status']; draft: object | null }) {
  if (status === 'draft') return 'DRAFT'
  return draft ? 'CHANGED' : 'PUBLISHED'
}

/** Columns as the table of the kind has them: what it is typed by, it selects. */
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

/** Throws when there is no such row: it is locked before. */
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
