import type { PublicComment } from './comment.ts'

export interface Reply extends PublicComment {
  /** Whom it answers, when that is not who began the conversation. */
  answers: string | null
}

/** A comment and everything that was said under it, in the order of time. */
export interface Conversation extends PublicComment {
  replies: Reply[]
}

/**
 * Comments as they stand on the page: one level deep, however deep the answers go, since a phone has no room for more; who answers an
 * answer names whom. A reply whose comment was taken down begins a conversation of its own.
 */
export function conversations(comments: readonly PublicComment[]): Conversation[] {
  const inTime = comments.toSorted((one, other) => one.writtenAt.localeCompare(other.writtenAt))
  const byId = new Map(inTime.map((comment) => [comment.id, comment]))
  const begun = new Map<string, Conversation>()
  for (const comment of inTime) {
    const root = rootOf(comment, byId)
    if (root.id === comment.id) begun.set(comment.id, { ...comment, replies: [] })
    else {
      const answered = comment.replyTo === root.id ? null : (byId.get(comment.replyTo ?? '')?.name ?? null)
      begun.get(root.id)?.replies.push({ ...comment, answers: answered })
    }
  }
  return [...begun.values()]
}

function rootOf(comment: PublicComment, byId: ReadonlyMap<string, PublicComment>): PublicComment {
  const parent = comment.replyTo === null ? undefined : byId.get(comment.replyTo)
  // an answer is younger than what it answers: anything else would be a circle
  return parent && parent.writtenAt < comment.writtenAt ? rootOf(parent, byId) : comment
}
