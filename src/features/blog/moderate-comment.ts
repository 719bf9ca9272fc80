import type { Comment, Moderation } from '#domain/comment/comment.ts'
import { resolveToken } from '#features/personal-links/personal-links.ts'
import type { Reads, Stores } from '#features/stores.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import { decideComment } from './decide-comments.ts'

export interface ModerateCommentPorts {
  clock: Clock
  transactions: Transactions<Stores>
  reads: Pick<Reads, 'comments' | 'subjectOfLink'>
}

/** `unchanged` when it was decided so before: a link pressed twice. */
export type ModerateCommentOutcome = { outcome: 'moderated' | 'unchanged' | 'unknown-link' }

/** The comment behind the office's link; null for anything else. */
export async function commentByLink(reads: ModerateCommentPorts['reads'], token: string): Promise<Comment | null> {
  const id = await resolveToken(reads, 'comment', token)
  return id === null ? null : reads.comments.find(id)
}

/** The office approves a comment or rejects it. Pages that show it are thrown away, so the next visitor sees what was decided. */
export async function moderateComment(
  ports: ModerateCommentPorts,
  { token, moderation }: { token: string; moderation: Moderation },
): Promise<ModerateCommentOutcome> {
  const id = await resolveToken(ports.reads, 'comment', token)
  if (id === null) return { outcome: 'unknown-link' }
  return ports.transactions.run(async (stores) => {
    // the link comes from a mail to all of the office: no one can say who of it pressed the button
    const decided = await decideComment(stores, { id, moderation, actor: 'organiser:office', at: ports.clock.now() })
    return { outcome: outcomes[decided] }
  })
}

const outcomes = { done: 'moderated', unchanged: 'unchanged', gone: 'unknown-link' } as const
