import type { MoveRefusal, PostMoveRefusal } from '#domain/address/move.ts'

/** Keys of the messages about an address that a page cannot have. */
export const pageMoveProblems: Readonly<Record<MoveRefusal, string>> = {
  malformed: 'officePages.address.refusal.malformed',
  same: 'officePages.address.refusal.same',
  fixed: 'officePages.address.refusal.fixed',
  'fixed-below': 'officePages.address.refusal.fixed-below',
  program: 'officePages.address.refusal.program',
  legacy: 'officePages.address.refusal.legacy',
  'below-itself': 'officePages.address.refusal.below-itself',
  taken: 'officePages.address.refusal.taken',
}

/** The same of a post. */
export const postMoveProblems: Readonly<Record<PostMoveRefusal | 'stale', string>> = {
  same: 'officePosts.address.refusal.same',
  legacy: 'officePosts.address.refusal.legacy',
  taken: 'officePosts.address.refusal.taken',
  stale: 'officePosts.address.refusal.stale',
}
