import { isDeepStrictEqual } from 'node:util'
import { desc, eq } from 'drizzle-orm'
import { type PostMoveRefusal, postMoveRefusal, redirectsAfter } from '#domain/address/move.ts'
import { keptSearch, searchPart } from '#domain/content/search-engine.ts'
import { isId } from '#domain/id.ts'
import type { CommentStores } from '#features/blog/ports.ts'
import type { RedirectStores } from '#features/redirects/ports.ts'
import type { RandomSource } from '#platform/ports.ts'
import { tokensOn } from '../graphql/tokens.ts'
import type { PostOutcome, PostService } from '../ports/office-posts.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { moveInMenus } from './move-in-menus.ts'
import { notifyRemoved } from './move-page.ts'
import { type Edited, type EditorParts, statusOf } from './page-editor.ts'
import { type PlanParts, planPost, publishPlanned } from './plan-post.ts'
import { postCanvasOn } from './post-canvas.ts'
import { asPostContent, latestPost } from './post-content.ts'
import { createPostEditor, recordPost } from './post-editor.ts'
import { findOfficePost, listOfficePosts, postsAlone } from './post-list.ts'
import type { PostRow } from './post-store.ts'
import { contentOf, textOf } from './post-text.ts'
import { contentPost } from './tables/content-post.ts'
import { contentRevision } from './tables/content-revision.ts'

export interface PostServiceParts extends PlanParts {
  randomSource: Pick<RandomSource, 'token'>
  /** The redirects of the site, in the transaction that is given. */
  redirects: (tx: ContentDatabase) => RedirectStores
  /** The comments of its posts, in the same. */
  comments: (tx: ContentDatabase) => Pick<CommentStores, 'movePost'>
}

/** The posts of the blog, on the tables of the content system: the same rules, drafts and revisions as over GraphQL. */
export function postServiceOn(db: ContentDatabase, parts: PostServiceParts): PostService {
  const { clock, announce } = parts
  const editorOf = (by: string) => createPostEditor(db, { clock, announce, by })

  return {
    list: (question) => listOfficePosts(db, question),
    find: (id) => findOfficePost(db, id),
    alone: (language, chosen) => postsAlone(db, language, chosen),

    async create({ language, slug, text, translationId, by }) {
      const content = contentOf(text, [])
      if (!content) return { refusal: 'body' }
      const made = await editorOf(by).create({ language, slug, content, translationId })
      if (!made.refusal) return { id: made.page.id }
      return { refusal: made.refusal.code === 'CONFLICT' ? 'taken' : 'translation' }
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
      const { search: ownSearch, ...rest } = latestPost(before)
      if (before.revision === revision && isDeepStrictEqual(keptSearch(ownSearch), keptSearch(search))) return 'done'
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

interface MoveParts extends EditorParts {
  redirects: Pick<RedirectStores, 'lockAll' | 'add' | 'remove'>
  comments: Pick<CommentStores, 'movePost'>
}

interface MoveAsk {
  id: string
  /** That was seen. */
  revision: number
  /** The new last segment of its address. */
  to: string
}

/** Moves a post with its redirects and its comments, in the given transaction. */
async function movePost(
  tx: ContentDatabase,
  parts: MoveParts,
  { id, revision, to }: MoveAsk,
): Promise<'done' | 'unknown' | 'stale' | PostMoveRefusal> {
  if (!isId(id)) return 'unknown'
  const { redirects, comments, clock, by } = parts
  // as pages do: two who move at once are taken one after the other
  const known = await redirects.lockAll()
  const [post] = await tx.select().from(contentPost).where(eq(contentPost.id, id)).for('update')
  if (!post) return 'unknown'
  if (post.revision !== revision) return 'stale'
  const { language, slug, status } = post
  const placed = { id: contentPost.id, slug: contentPost.slug }
  const posts = await tx.select(placed).from(contentPost).where(eq(contentPost.language, language))
  const refusal = postMoveRefusal(post, to, { language, posts })
  if (refusal) return refusal
  const move = { id, from: `/blog/${slug}`, to: `/blog/${to}` }
  const visible = status === 'published'
  const change = redirectsAfter([{ ...move, seen: visible }], { language, known })
  for (const source of change.gone) await redirects.remove(source)
  for (const redirect of change.added) await redirects.add({ ...redirect, by, at: clock.now() })
  await comments.movePost({ language, slug }, to)
  const at = clock.now().toString()
  const changed = { slug: to, revision: revision + 1, updatedAt: at }
  const [moved] = await tx.update(contentPost).set(changed).where(eq(contentPost.id, id)).returning()
  if (!moved) throw new Error(`post ${id} went away under its lock`)
  await recordPost(tx, parts, { post: moved, kind: 'moved', status: statusOf(moved), visible })
  await notifyRemoved(tx, { language, uri: move.from, revision: moved.revision, visible, at })
  await moveInMenus(tx, { language, moves: [move], clock })
  // any page may link to it
  await parts.announce(tx, [])
  return 'done'
}
