import { and, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm'
import { actorText } from '#domain/office/member.ts'
import type { EndOfWithdrawal, Withdrawal } from '#features/booking/ports.ts'
import type { Database } from '#platform/db/database.ts'
import { accountOf } from '#platform/db/done-by.ts'
import { registration, withdrawal } from '#platform/db/tables.ts'

export async function addWithdrawal(db: Database, declared: Omit<Withdrawal, 'end'>): Promise<void> {
  await db.insert(withdrawal).values(declared)
}

/** False when it has ended before, or there is none. */
export async function endWithdrawal(db: Database, id: string, { how, at, by }: EndOfWithdrawal): Promise<boolean> {
  const isOpen = and(eq(withdrawal.id, id), isNull(withdrawal.outcome))
  const ended = await db
    .update(withdrawal)
    .set({ outcome: how, endedAt: at, endedBy: actorText(by), endedById: accountOf(by) })
    .where(isOpen)
    .returning({ id: withdrawal.id })
  return ended.length > 0
}

export async function withdrawalOf(db: Database, id: string): Promise<Withdrawal | null> {
  const [row] = await db.select().from(withdrawal).where(eq(withdrawal.id, id))
  if (!row) return null
  const { outcome, endedAt, endedBy: _, endedById: __, ...declared } = row
  return { ...declared, end: outcome && endedAt ? { how: outcome, at: endedAt } : null }
}

const timedStates = ['offered', 'awaiting-payment', 'awaiting-confirmation'] as const
const holdingStates = ['confirmed', ...timedStates] as const

/** Which registrations hold seats at a moment (docs/rules/capacity.md), as SQL. */
export function holdsSeatsAt(now: Temporal.Instant): SQL | undefined {
  return and(
    inArray(registration.state, holdingStates),
    or(isNull(registration.heldUntil), gt(registration.heldUntil, now)),
  )
}
