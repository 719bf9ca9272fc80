import type { CommentState } from './comment.ts'

export const moderations = ['approve', 'reject', 'spam'] as const
export type Moderation = (typeof moderations)[number]

const decided = { approve: 'approved', reject: 'rejected', spam: 'spam' } as const

export type ModerationDecision =
  | {
      accepted: true
      state: (typeof decided)[Moderation]
      /** Whether visitors see something else than before. */
      changesPage: boolean
    }
  | { accepted: false; refusal: 'decided-before' }

/** What becomes of a comment when the office decides on it; it may change its mind (docs/rules/comments.md). */
export function moderate(state: CommentState, moderation: Moderation): ModerationDecision {
  const next = decided[moderation]
  if (state === next) return { accepted: false, refusal: 'decided-before' }
  return { accepted: true, state: next, changesPage: next === 'approved' || state === 'approved' }
}

/** Only what was turned down can be deleted: nothing vanishes that somebody could still be reading, or that nobody has read. */
export function mayDelete(state: CommentState): boolean {
  return state === 'rejected' || state === 'spam'
}
