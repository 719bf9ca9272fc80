import type { SubmissionResult } from '@conform-to/react'

/**
 * Pages come from a shared cache, so a form untouched by scripts has no idempotency key. The response to it is personal and adds one: from then on
 * the form orders once, even if it is changed before it is submitted again.
 */
export function withIdempotencyKey(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const idempotencyKey = result.initialValue?.idempotencyKey || crypto.randomUUID()
  return { ...result, initialValue: { ...result.initialValue, idempotencyKey } }
}
