import type { SubmissionResult } from '@conform-to/react'

/**
 * Pages are the same for all, so a form that no script has touched comes without an attempt. The answer to it is for one visitor alone, and
 * gives it one: from then on it orders once, whatever is changed before it is sent again.
 */
export function withIdempotencyKey(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const idempotencyKey = result.initialValue?.idempotencyKey || crypto.randomUUID()
  return { ...result, initialValue: { ...result.initialValue, idempotencyKey } }
}
