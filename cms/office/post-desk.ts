import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import { z } from 'zod'
import { keptSearch, searchPart } from '#domain/content/search-fields.ts'
import type { CommentStores } from '#usecases/ports/comments.ts'
import type { PostDesk, PostOutcome } from '#usecases/ports/office-posts.ts'
import type { RedirectStores } from '#usecases/ports/redirects.ts'
import type { Chance } from '#usecases/ports.ts'
import type { ContentDatabase } from '../content-database.ts'
import { isoInstant } from '../iso-instant.ts'
import type { Edited } from '../page-editor.ts'
import { asPostContent, latestPost } from '../post-content.ts'
import { createPostEditor } from '../post-editor.ts'
import type { PostRow } from '../post-store.ts'
import { contentPost } from '../tables/content-post.ts'
import { contentRevision } from '../tables/content-revision.ts'
import { tokensOn } from '../tokens.ts'
import { movePost } from './move-post.ts'
import { type PlanParts, planPost, publishPlanned } from './plan-post.ts'
import { postCanvasOn } from './post-canvas.ts'
import { findOfficePost, listOfficePosts, postsAlone } from './post-list.ts'
import { contentOf, textOf } from './post-text.ts'

export interface PostDeskParts extends PlanParts {
  chance: Pick<Chance, 'token'>
  /** The redirects of the site, in the transaction that is given. */
  redirects: (tx: ContentDatabase) => RedirectStores
  /** The comments of its posts, in the same. */
  comments: (tx: ContentDatabase) => Pick<CommentStores, 'movePost'>
}

/** The posts of the blog, on the tables of the content system: the same rules, drafts and revisions as over GraphQL. */
export function postDeskOn(db: ContentDatabase, parts: PostDeskParts): PostDesk {
  const { clock, announce } = parts
  const editorOf = (by: string) => createPostEditor(db, { clock, announce, by })

  return {
    list: (question) => listOfficePosts(db, question),
    find: (id) => findOfficePost(db, id),
    alone: (language) => postsAlone(db, language),

    async create({ language, slug, text, twinId, by }) {
      const content = contentOf(text, [])
      if (!content) return { refusal: 'body' }
      const made = await editorOf(by).create({ language, slug, content, twinId })
      if (!made.refusal) return { id: made.page.id }
      return { refusal: made.refusal.code === 'CONFLICT' ? 'taken' : 'twin' }
    },

    async save({ id, revision, text, by }) {
      const before = await rowOf(db, id)
      if (!before) return 'unknown'
      const content = contentOf(text, latestPost(before).blocks)
      if (!content) return 'body'
      return outcomeOf(await editorOf(by).change(id, { kind: 'saved', content }, revision))
    },

    async saveSearch({ id, revision, search, by }) {
      const before = await rowOf(db, id)
      if (!before) return 'unknown'
      const { search: said, ...rest } = latestPost(before)
      if (before.revision === revision && isDeepStrictEqual(keptSearch(said), keptSearch(search))) return 'done'
      const content = { ...rest, ...searchPart({ search }) }
      return outcomeOf(await editorOf(by).change(id, { kind: 'saved', content }, revision))
    },

    move: ({ by, ...ask }) =>
      db.transaction((tx) => {
        const stores = { redirects: parts.redirects(tx), comments: parts.comments(tx) }
        return movePost(tx, { clock, announce, by, ...stores }, ask)
      }),

    publish: async ({ id, revision, by }) => outcomeOf(await editorOf(by).change(id, { kind: 'published' }, revision)),
    unpublish: async ({ id, revision, by }) =>
      outcomeOf(await editorOf(by).change(id, { kind: 'unpublished' }, revision)),

    plan: (step) => planPost(db, parts, step),
    publishPlanned: (id, at) => publishPlanned(db, parts, id, at),

    async revisions(id) {
      if (!isId(id)) return []
      const { number, kind, by, at } = contentRevision
      const rows = await db
        .select({ number, kind, by, at })
        .from(contentRevision)
        .where(eq(contentRevision.pageId, id))
        .orderBy(desc(number))
        .limit(100)
      return rows.map((row) => ({ ...row, at: isoInstant(row.at) }))
    },

    async revisionText(id, number) {
      if (!isId(id)) return null
      const rows = await db.select().from(contentRevision).where(eq(contentRevision.pageId, id))
      const revision = rows.find((row) => row.number === number)
      const content = revision && asPostContent(revision.content)
      return content ? textOf(content) : null
    },

    restore: async ({ id, number, revision, by }) => outcomeOf(await editorOf(by).restore(id, number, revision)),
    remove: async ({ id, revision, by }) => outcomeOf(await editorOf(by).remove(id, revision)),
    canvas: postCanvasOn(db, editorOf),
    previewToken: (reader) => tokensOn(db, parts).issue({ ...reader, role: 'reader' }),
  }
}

async function rowOf(db: ContentDatabase, id: string): Promise<PostRow | undefined> {
  if (!isId(id)) return undefined
  const [row] = await db.select().from(contentPost).where(eq(contentPost.id, id)).limit(1)
  return row
}

function isId(id: string): boolean {
  return z.uuid().safeParse(id).success
}

function outcomeOf({ refusal }: Edited<PostRow>): PostOutcome {
  switch (refusal?.code) {
    case undefined:
      return 'done'
    case 'CONFLICT':
      return 'stale'
    case 'NOT_FOUND':
      return 'unknown'
    default:
      return 'nothing'
  }
}
