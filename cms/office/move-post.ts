import { eq } from 'drizzle-orm'
import { z } from 'zod'
import { redirectsAfter } from '#domain/address/move-page.ts'
import { postMoveRefusal } from '#domain/address/move-post.ts'
import type { PostMoveRefusal } from '#domain/address/move-refusal.ts'
import type { CommentStores } from '#usecases/ports/comments.ts'
import type { RedirectStores } from '#usecases/ports/redirects.ts'
import type { ContentDatabase } from '../content-database.ts'
import { type EditorParts, statusOf } from '../page-editor.ts'
import { recordPost } from '../post-editor.ts'
import { contentPost } from '../tables/content-post.ts'
import { moveInMenus } from './move-in-menus.ts'
import { tellGone } from './move-page.ts'

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

/** A post at its new address, with what leads there and with what its readers said: in the transaction that is given. */
export async function movePost(
  tx: ContentDatabase,
  parts: MoveParts,
  { id, revision, to }: MoveAsk,
): Promise<'done' | 'unknown' | 'stale' | PostMoveRefusal> {
  if (!z.uuid().safeParse(id).success) return 'unknown'
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
  await tellGone(tx, { language, uri: move.from, revision: moved.revision, visible, at })
  await moveInMenus(tx, { language, moves: [move], clock })
  // links to it stand on any page
  await parts.announce(tx, [])
  return 'done'
}
