import { and, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { registration } from '#platform/db/tables.ts'

const timedStates = ['offered', 'awaiting-payment', 'awaiting-confirmation'] as const
const holdingStates = ['confirmed', ...timedStates] as const

/** Which registrations hold seats at a moment (docs/rules/capacity.md), as SQL. */
export function holdsSeatsAt(now: Temporal.Instant): SQL | undefined {
  return and(
    inArray(registration.state, holdingStates),
    or(isNull(registration.heldUntil), gt(registration.heldUntil, now)),
  )
}
