/** Why a page cannot have the address that was asked for (docs/rules/addresses.md). */
export const moveRefusals = [
  'malformed',
  'same',
  'fixed',
  'fixed-below',
  'program',
  'legacy',
  'below-itself',
  'taken',
] as const
export type MoveRefusal = (typeof moveRefusals)[number]

/** The same of a post. */
export type PostMoveRefusal = Extract<MoveRefusal, 'same' | 'legacy' | 'taken'>
