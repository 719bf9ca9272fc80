import { isDeepStrictEqual } from 'node:util'
import { and, desc, eq, ne } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import type { EditedService, PageRecord } from '../ports/page-service.ts'
import { openedBlocks } from './block-rules.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { outcomeOf, refused } from './page-outcome.ts'
import { latestPost } from './post-content.ts'
import type { PostEditor } from './post-editor.ts'
import { stateOf } from './post-list.ts'
import type { PostRow } from './post-store.ts'
import { contentPost } from './tables/content-post.ts'
import { contentRevision } from './tables/content-revision.ts'

/** Posts as the visual editor takes them: like pages, at '/blog/{slug}'. What it does not change of a post stays as it is. */
export function postCanvasOn(db: ContentDatabase, editorOf: (by: string) => PostEditor): EditedService {
  return {
    async open(id) {
      const post = await rowOf(db, id)
      if (!post) return null
      const [translation] = await db
        .select()
        .from(contentPost)
        .where(and(eq(contentPost.translationGroup, post.translationGroup), ne(contentPost.id, id)))
        .limit(1)
      const { title, blocks, search } = latestPost(post)
      const content = { title, blocks, search, trainingCategoryId: null }
      const plannedAt = post.publishAt && isoInstant(post.publishAt)
      return {
        ...(await listed(db, post)),
        content,
        plannedAt,
        translation: translation ? await listed(db, translation) : null,
      }
    },

    async save({ id, expected, by, title, blocks: sent }) {
      const post = await rowOf(db, id)
      if (!post) return refused('missing')
      const before = latestPost(post)
      // What came in between is for the editor to say. Nothing is checked that was there before.
      if (post.revision === expected && title === before.title && isDeepStrictEqual(sent, before.blocks))
        return { outcome: 'unchanged', id, revision: expected }
      const blocks = openedBlocks.safeParse(sent)
      if (!blocks.success) return refused('invalid-blocks')
      const content = { ...before, title, blocks: blocks.data }
      return outcomeOf(await editorOf(by).change(id, { kind: 'saved', content }, expected))
    },

    publish: async ({ id, expected, by }) =>
      isId(id) ? outcomeOf(await editorOf(by).change(id, { kind: 'published' }, expected)) : refused('missing'),
  }
}

async function listed(db: ContentDatabase, post: PostRow): Promise<PageRecord> {
  const { id, language, slug, revision, translationGroup } = post
  const [last] = await db
    .select({ by: contentRevision.by })
    .from(contentRevision)
    .where(eq(contentRevision.pageId, id))
    .orderBy(desc(contentRevision.number))
    .limit(1)
  const facts = { id, language, uri: `/blog/${slug}`, title: latestPost(post).title, state: stateOf(post), revision }
  return { ...facts, changedAt: isoInstant(post.updatedAt), changedBy: last?.by ?? 'seed', translationGroup }
}

async function rowOf(db: ContentDatabase, id: string): Promise<PostRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(contentPost).where(eq(contentPost.id, id)).limit(1)
  return row
}
