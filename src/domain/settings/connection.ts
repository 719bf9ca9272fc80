/** The houses that this one depends on. */
export const connectionNames = ['mail', 'payment'] as const
export type ConnectionName = (typeof connectionNames)[number]

/**
 * The state of a connection. `missing`: not configured. `stand-in`: replaced by an implementation of the program. `in-test`: works, and no
 * real money moves. No more details: messages of the other side may contain an account or a key.
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
