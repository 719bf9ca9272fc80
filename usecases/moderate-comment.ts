import type { Comment } from '#domain/comment/comment.ts'
import { type Moderation, moderate } from '#domain/comment/moderate.ts'
import { followLink } from './personal-links.ts'
import type { Clock, Reads, Transactions } from './ports.ts'

export interface ModerateCommentPorts {
  clock: Clock
  transactions: Transactions
  reads: Pick<Reads, 'comments' | 'subjectOfLink'>
}

/** `unchanged` when it was decided so before: a link pressed twice. */
export type ModerateCommentOutcome = { outcome: 'moderated' | 'unchanged' | 'unknown-link' }

/** The comment behind the office's link; null for anything else. */
export async function commentByLink(reads: ModerateCommentPorts['reads'], token: string): Promise<Comment | null> {
  const id = await followLink(reads, 'comment', token)
  return id === null ? null : reads.comments.find(id)
}

/** The office approves a comment or rejects it. Pages that show it are thrown away, so the next visitor sees what was decided. */
export async function moderateComment(
  ports: ModerateCommentPorts,
  { token, moderation }: { token: string; moderation: Moderation },
): Promise<ModerateCommentOutcome> {
  const id = await followLink(ports.reads, 'comment', token)
  if (id === null) return { outcome: 'unknown-link' }
  return ports.transactions.run(async (stores) => {
    const comment = await stores.comments.lock(id)
    if (!comment) return { outcome: 'unknown-link' }
    const decision = moderate(comment.state, moderation)
    if (!decision.accepted) return { outcome: 'unchanged' }
    await stores.comments.setState(id, decision.state, ports.clock.now())
    if (decision.changesPage) await stores.announce(['comments'])
    return { outcome: 'moderated' }
  })
}
