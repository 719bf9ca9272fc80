import { and, count, desc, eq, inArray, isNotNull, isNull, ne, notExists, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import { holds } from '#platform/db/list-pages.ts'
import type {
  DocumentRecord,
  OfficeListedPost,
  OfficePost,
  OpenedDocument,
  PostQuestion,
  PostTranslation,
} from '../ports/documents.ts'
import {
  type AnyContent,
  asRow,
  type DocumentKind,
  type DocumentRow,
  findRow,
  latestOf,
  pages,
  posts,
  type StoredPost,
  statusOf,
} from './document.ts'
import { editableText } from './post-body.ts'
import { contentPost } from './tables/content.ts'
import { type ContentDatabase, contentRevision, contentSchedule } from './tables.ts'

type Reading = Pick<ContentDatabase, 'select'>

const states = { DRAFT: 'draft', CHANGED: 'changed', PUBLISHED: 'published' } as const

export async function openDocument<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Reading,
  kind: DocumentKind<Content, Row>,
  id: string,
): Promise<OpenedDocument<Content> | null> {
  if (!isId(id)) return null
  const [found] = await recordsWhere(db, kind, eq(kind.table.id, id))
  if (!found) return null
  const { row, record } = found
  const { translationGroup } = kind.table
  const inGroup = and(eq(translationGroup, row.translationGroup), ne(kind.table.id, id))
  const [translation] = await recordsWhere(db, kind, inGroup)
  const plan = await kind.plans.of(db, id)
  return {
    ...record,
    content: latestOf(kind, row),
    translation: translation?.record ?? null,
    plannedAt: plan?.at.toString() ?? null,
  }
}

async function recordsWhere<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Reading,
  kind: DocumentKind<Content, Row>,
  here: SQL | undefined,
): Promise<{ row: Row; record: DocumentRecord }[]> {
  const { table } = kind
  const lastOf = and(eq(contentRevision.pageId, table.id), eq(contentRevision.number, table.revision))
  const found = await db
    .select({ row: table, by: contentRevision.by })
    .from(table)
    .leftJoin(contentRevision, lastOf)
    .where(here)
  return found.map((one) => {
    const row = asRow<Row>(one.row)
    const { id, language, revision, translationGroup } = row
    const record = {
      id,
      language,
      uri: kind.uriOf(row),
      title: latestOf(kind, row).title,
      state: states[statusOf(row)],
      revision,
      changedAt: row.updatedAt.toString(),
      // Posts that were seeded before they had a first revision.
      changedBy: one.by ?? 'seed',
      translationGroup,
    }
    return { row, record }
  })
}

/** All pages by address, including deleted ones, of which only revisions exist. */
export async function listPages(db: Reading): Promise<DocumentRecord[]> {
  const plans = new Map((await db.select().from(contentSchedule)).map(({ pageId, publishAt }) => [pageId, publishAt]))
  const present = (await recordsWhere(db, pages, undefined)).map(({ record }) => ({
    ...record,
    plannedAt: plans.get(record.id)?.toString() ?? null,
  }))
  const ids = new Set(present.map(({ id }) => id))
  const gone = (await deletedDocuments(db, pages)).filter(({ id }) => !ids.has(id))
  return [...present, ...gone].sort((one, other) => (one.uri < other.uri ? -1 : Number(one.uri > other.uri)))
}

export async function deletedPosts(db: Reading): Promise<DocumentRecord[]> {
  const deleted = await deletedDocuments(db, posts)
  const ids = deleted.map(({ id }) => id)
  const present = await db.select({ id: contentPost.id }).from(contentPost).where(inArray(contentPost.id, ids))
  const isBack = new Set(present.map(({ id }) => id))
  return deleted
    .filter(({ id }) => !isBack.has(id))
    .toSorted((one, other) => (one.changedAt < other.changedAt ? 1 : -1))
}

/** The last deletion of each document that was ever deleted. */
async function deletedDocuments<Content extends AnyContent, Row extends DocumentRow<Content>>(
  db: Reading,
  { ownField }: DocumentKind<Content, Row>,
): Promise<DocumentRecord[]> {
  const { pageId, language, uri, translationGroup, number, at, by, kind, content } = contentRevision
  const rows = await db
    .select({ pageId, language, uri, translationGroup, number, at, by, title: sql<string>`${content}->>'title'` })
    .from(contentRevision)
    .where(and(eq(kind, 'deleted'), sql`jsonb_exists(${content}, ${ownField})`))
    .orderBy(number)
  const last = new Map(rows.map((row) => [row.pageId, row]))
  return [...last].map(([id, row]) => ({
    id,
    language: row.language,
    uri: row.uri,
    title: row.title,
    state: 'gone',
    revision: row.number,
    changedAt: row.at.toString(),
    changedBy: row.by,
    translationGroup: row.translationGroup,
  }))
}

export async function listOfficePosts(db: Reading, { text, language, state, page, first }: PostQuestion) {
  const { title, author, slug, draft } = contentPost
  const words = [title, author, slug, sql`(${draft} ->> 'title')`, sql`(${draft} ->> 'author')`]
  const here = and(
    text ? or(...words.map((words) => holds(words, text))) : undefined,
    language ? eq(contentPost.language, language) : undefined,
    state ? isIn(state) : undefined,
  )
  const [counted] = await db.select({ total: count() }).from(contentPost).where(here)
  const rows = await db
    .select()
    .from(contentPost)
    .where(here)
    .orderBy(desc(contentPost.publishedAt), contentPost.language)
    .limit(first)
    .offset((page - 1) * first)
  return { posts: await withTranslations(db, rows), total: counted?.total ?? 0 }
}

export async function findOfficePost(db: Reading, id: string): Promise<OfficePost | null> {
  const row = await findRow(db, posts, id)
  const [listed] = row ? await withTranslations(db, [row]) : []
  if (!(row && listed)) return null
  return { ...listed, text: editableText(latestOf(posts, row)), revision: row.revision }
}

/** The list is limited, because the list of posts also leads to any translation. */
const choiceLimit = 100

/** The newest posts of a language without a translation. The selected one comes first, whatever its age. */
export async function postsAlone(db: Reading, language: Language, chosen: string | null): Promise<PostTranslation[]> {
  const { translationGroup } = contentPost
  const translation = alias(contentPost, 'translation')
  const inTheOther = and(eq(translation.translationGroup, translationGroup), ne(translation.language, language))
  const rows = await db
    .select()
    .from(contentPost)
    .where(and(eq(contentPost.language, language), notExists(db.select().from(translation).where(inTheOther))))
    .orderBy(sql`${contentPost.id} = ${chosen}::uuid desc nulls last`, desc(contentPost.publishedAt))
    .limit(choiceLimit)
  return rows.map(translationOf)
}

async function withTranslations(db: Reading, rows: readonly StoredPost[]): Promise<OfficeListedPost[]> {
  if (rows.length === 0) return []
  const groups = rows.map(({ translationGroup }) => translationGroup)
  const related = await db.select().from(contentPost).where(inArray(contentPost.translationGroup, groups))
  return rows.map((row) => {
    const translation = related.find((other) => other.translationGroup === row.translationGroup && other.id !== row.id)
    const { id, language, slug, publishedAt, publishAt } = row
    const { title, author } = latestOf(posts, row)
    return {
      id,
      language,
      slug,
      title,
      author,
      state: states[statusOf(row)],
      publishedAt: publishedAt.toString(),
      publishAt: publishAt?.toString() ?? null,
      translation: translation ? translationOf(translation) : null,
    }
  })
}

function translationOf(row: StoredPost): PostTranslation {
  return { id: row.id, language: row.language, slug: row.slug, title: latestOf(posts, row).title }
}

function isIn(state: NonNullable<PostQuestion['state']>): SQL | undefined {
  if (state === 'planned') return isNotNull(contentPost.publishAt)
  if (state === 'draft') return eq(contentPost.status, 'draft')
  const draft = state === 'changed' ? isNotNull(contentPost.draft) : isNull(contentPost.draft)
  return and(eq(contentPost.status, 'published'), draft)
}
