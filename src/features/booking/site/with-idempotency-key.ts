import type { SubmissionResult } from '@conform-to/react'

/**
 * Pages come from a shared cache, so a form that no script has touched has no idempotency key. The answer to it is for one visitor alone
 * and adds one: from then on the form orders once, even if it is changed before it is sent again.
 */
export function withIdempotencyKey(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const idempotencyKey = result.initialValue?.idempotencyKey || crypto.randomUUID()
  return { ...result, initialValue: { ...result.initialValue, idempotencyKey } }
}
