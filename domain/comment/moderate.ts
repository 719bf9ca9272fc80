import type { CommentState } from './comment.ts'

export const moderations = ['approve', 'reject'] as const
export type Moderation = (typeof moderations)[number]

export type ModerationDecision =
  | {
      accepted: true
      state: CommentState
      /** Whether visitors see something else than before. */
      changesPage: boolean
    }
  | { accepted: false; refusal: 'already-approved' | 'already-rejected' }

const decided = { approve: 'approved', reject: 'rejected' } as const

/** What becomes of a comment when the office decides on it; it may change its mind (docs/rules/comments.md). */
export function moderate(state: CommentState, moderation: Moderation): ModerationDecision {
  const next = decided[moderation]
  if (state === next) return { accepted: false, refusal: `already-${next}` }
  return { accepted: true, state: next, changesPage: next === 'approved' || state === 'approved' }
}
