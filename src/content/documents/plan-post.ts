import { eq } from 'drizzle-orm'
import { isId } from '#domain/id.ts'
import type { Clock, Effect } from '#platform/ports.ts'
import type { PostService } from '../ports/office-posts.ts'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import type { AnnouncePages } from './page-editor.ts'
import { createPostEditor } from './post-editor.ts'
import type { PostRow } from './post-store.ts'
import { contentPost } from './tables/content-post.ts'

export interface PlanParts {
  clock: Clock
  announce: AnnouncePages
  /** Leaves a job in the transaction that is given. */
  addEffect: (tx: ContentDatabase, effect: Effect, at: Temporal.Instant) => Promise<void>
}

/** Whose name revisions keep where no one was there: it was set before. */
const bySchedule = 'schedule'

/** Stores the time on the post and schedules a job for it: after a restart in between, either one finds the other. */
export function planPost(db: ContentDatabase, parts: PlanParts, step: Parameters<PostService['plan']>[0]) {
  const { id, revision, at } = step
  return db.transaction(async (tx) => {
    const post = await lockedPost(tx, id)
    if (!post) return 'unknown'
    if (post.revision !== revision) return 'stale'
    if (at) {
      if (Temporal.Instant.compare(at, parts.clock.now()) <= 0) return 'past'
      if (post.status === 'published' && !post.draft) return 'nothing'
      await parts.addEffect(tx, { kind: 'publish-post', postId: id, at: at.toString() }, at)
    }
    const publishAt = at?.toString() ?? null
    await tx.update(contentPost).set({ publishAt }).where(eq(contentPost.id, id))
    return 'done'
  })
}

/** What the job does: nothing when another time is set by now, or none. */
export async function publishPlanned(db: ContentDatabase, parts: PlanParts, id: string, at: string): Promise<void> {
  const { clock, announce } = parts
  await db.transaction(async (tx) => {
    const post = await lockedPost(tx, id)
    if (!post?.publishAt || isoInstant(post.publishAt) !== isoInstant(at)) return
    if (Temporal.Instant.compare(Temporal.Instant.from(at), clock.now()) > 0)
      throw new Error(`the post ${id} is not due yet`)
    const editor = createPostEditor(tx, { clock, announce, by: bySchedule })
    const published = await editor.change(id, { kind: 'published' }, post.revision)
    // what was saved last is out already
    if (published.refusal) await tx.update(contentPost).set({ publishAt: null }).where(eq(contentPost.id, id))
  })
}

async function lockedPost(tx: ContentDatabase, id: string): Promise<PostRow | undefined> {
  if (!isId(id)) return undefined
  const [post] = await tx.select().from(contentPost).where(eq(contentPost.id, id)).for('update')
  return post
}
