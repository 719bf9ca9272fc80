import type { SpamSign } from '../spam/judge-submission.ts'
import type { CommentState } from './comment.ts'

export type HoldDecision = { accepted: true; state: CommentState } | { accepted: false; refusal: 'reply-gone' }

/**
 * A new comment waits, always. It may answer any comment that visitors can see under the same post; one that was taken down meanwhile is
 * gone, and the form says so rather than letting the words stand without what they answer.
 */
export function holdComment(written: {
  replyTo: string | undefined
  /** Ids of the approved comments of the post. */
  visible: readonly string[]
  signs: readonly SpamSign[]
}): HoldDecision {
  if (written.replyTo !== undefined && !written.visible.includes(written.replyTo))
    return { accepted: false, refusal: 'reply-gone' }
  return { accepted: true, state: written.signs.length > 0 ? 'suspected' : 'pending' }
}
