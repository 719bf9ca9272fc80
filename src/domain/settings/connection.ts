/** The houses that this one depends on. */
export const connectionNames = ['mail', 'payment'] as const
export type ConnectionName = (typeof connectionNames)[number]

/**
 * How the way to another house stands. `missing`: there is none. `stand-in`: something of this house takes its place. `in-test`: it works, and no real
 * money moves. Never more than this: what the other house says may name an account or a key.
 */
export type ConnectionState =
  | 'works'
  | 'in-test'
  | 'stand-in'
  | 'missing'
  | 'not-reached'
  | 'not-let-in'
  | 'not-trusted'
  | 'fails'
