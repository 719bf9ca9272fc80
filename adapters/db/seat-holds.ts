import { and, eq, gt, inArray, isNotNull, isNull, lte, or, type SQL } from 'drizzle-orm'
import type { SeatHold } from '#domain/booking/seats.ts'
import type { Database } from './database.ts'
import { registration } from './tables.ts'

const timedStates = ['offered', 'awaiting-payment'] as const
const holdingStates = ['confirmed', ...timedStates] as const

/** Which registrations hold seats at a moment (docs/rules/capacity.md), as SQL. */
export function holdsSeatsAt(now: Temporal.Instant): SQL | undefined {
  return and(
    inArray(registration.state, holdingStates),
    or(isNull(registration.heldUntil), gt(registration.heldUntil, now.toString())),
  )
}

/** Ends holds whose time is over, so that the constraint on the date's row counts what the rule counts. */
export async function releaseEndedHolds(db: Database, workshopDateId: string, now: Temporal.Instant): Promise<void> {
  await db
    .update(registration)
    .set({ state: 'expired' })
    .where(
      and(
        eq(registration.workshopDateId, workshopDateId),
        inArray(registration.state, timedStates),
        isNotNull(registration.heldUntil),
        lte(registration.heldUntil, now.toString()),
      ),
    )
}

export async function seatHolds(db: Database, workshopDateId: string, now: Temporal.Instant): Promise<SeatHold[]> {
  const rows = await db
    .select({ seats: registration.seats, heldUntil: registration.heldUntil })
    .from(registration)
    .where(and(eq(registration.workshopDateId, workshopDateId), holdsSeatsAt(now)))
  return rows.map(({ seats, heldUntil }) => ({ seats, heldUntil: heldUntil === null ? null : instantOf(heldUntil) }))
}

/** Drivers hand timestamps over as '2027-01-19 08:00:00+00'. */
export function instantOf(timestamp: string): Temporal.Instant {
  return Temporal.Instant.from(timestamp.replace(' ', 'T'))
}
