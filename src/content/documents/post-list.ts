import { and, count, desc, eq, inArray, isNotNull, isNull, ne, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isId } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { OfficeListedPost, OfficePost, PostQuestion, PostState, PostTranslation } from '../ports/office-posts.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { latestPost } from './post-content.ts'
import type { PostRow } from './post-store.ts'
import { textOf } from './post-text.ts'
import { contentPost } from './tables/content-post.ts'

type Reading = Pick<ContentDatabase, 'select'>

/** The posts of the blog, newest first, drafts in the place of what they would change. */
export async function listOfficePosts(db: Reading, { language, state, page, first }: PostQuestion) {
  const here = and(language ? eq(contentPost.language, language) : undefined, state ? isIn(state) : undefined)
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
  if (!isId(id)) return null
  const [row] = await db.select().from(contentPost).where(eq(contentPost.id, id)).limit(1)
  const [listed] = row ? await withTranslations(db, [row]) : []
  if (!(row && listed)) return null
  return { ...listed, text: textOf(latestPost(row)), revision: row.revision, updatedAt: isoInstant(row.updatedAt) }
}

/** So many can be chosen: a list of thousands helps no one, and the list of posts leads to the translation of any. */
const choiceLimit = 100

/** The newest posts of a language without a translation, with the chosen one on top, however old it is. */
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

async function withTranslations(db: Reading, rows: readonly PostRow[]): Promise<OfficeListedPost[]> {
  if (rows.length === 0) return []
  const groups = rows.map(({ translationGroup }) => translationGroup)
  const related = await db.select().from(contentPost).where(inArray(contentPost.translationGroup, groups))
  return rows.map((row) => {
    const translation = related.find((other) => other.translationGroup === row.translationGroup && other.id !== row.id)
    const { id, language, slug, publishedAt, publishAt } = row
    const { title, author } = latestPost(row)
    return {
      id,
      language,
      slug,
      title,
      author,
      state: stateOf(row),
      publishedAt: isoInstant(publishedAt),
      publishAt: publishAt && isoInstant(publishAt),
      translation: translation ? translationOf(translation) : null,
    }
  })
}

function translationOf(row: PostRow): PostTranslation {
  return { id: row.id, language: row.language, slug: row.slug, title: latestPost(row).title }
}

/** The status of a post in the office. */
export function stateOf({ status, draft }: PostRow): PostState {
  if (status === 'draft') return 'draft'
  return draft ? 'changed' : 'published'
}

function isIn(state: NonNullable<PostQuestion['state']>): SQL | undefined {
  if (state === 'planned') return isNotNull(contentPost.publishAt)
  if (state === 'draft') return eq(contentPost.status, 'draft')
  const draft = state === 'changed' ? isNotNull(contentPost.draft) : isNull(contentPost.draft)
  return and(eq(contentPost.status, 'published'), draft)
}
