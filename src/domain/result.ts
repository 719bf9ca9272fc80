/** It was done, with its result. */
export type Done<Value extends object = Record<never, never>> = { outcome: 'done' } & Value

/** Why it was not done, with the facts that a sentence about it needs. */
export interface Refusal<Reason extends string = string> {
  reason: Reason
}

/** It was not done, and nothing has changed. */
export interface Refused<Why extends Refusal> {
  outcome: 'refused'
  refusal: Why
}

/** The answer of a decision or an operation that may be refused (docs/decisions/0194-shared-mechanisms.md). */
export type Result<Value extends object, Why extends Refusal> = Done<Value> | Refused<Why>

export const done = { outcome: 'done' } as const satisfies Done

export function refused<Reason extends string, Facts extends object = Record<never, never>>(
  reason: Reason,
  facts?: Facts,
): Refused<Refusal<Reason> & Facts> {
  // Where no facts are given, `Facts` is the empty object, which TypeScript does not see.
  return { outcome: 'refused', refusal: { reason, ...facts } as Refusal<Reason> & Facts }
}
