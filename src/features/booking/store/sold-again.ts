import { and, eq, inArray, sql } from 'drizzle-orm'
import { isCharged, type Order } from '#domain/order/order.ts'
import { seatsSoldAgain } from '#domain/order/sold-again.ts'
import type { Database } from '#platform/db/database.ts'
import { actionLog, order, registration, workshopDate } from '#platform/db/tables.ts'

/** `isCharged` of the domain, as the index `order_charged` has it. */
const charged = and(
  eq(order.state, 'cancelled'),
  sql`(${order.cancelling} ->> 'fee' in ('full', 'part') or ${order.cancelling} ->> 'soldAgain' is not null)`,
)

/** Without those that the fee was lowered for. */
const seats = sql`${registration.seats} - coalesce((${order.cancelling} ->> 'soldAgain')::integer, 0)`.mapWith(Number)

/** When its cancellation was written into the log. */
const cancelledAt = sql`coalesce(
  (select max(${actionLog.at}) from ${actionLog} where ${actionLog.subjectKind} = 'registration'
    and ${actionLog.subjectId} = ${registration.id} and ${actionLog.action} = 'booking.cancelled'), ${order.placedAt})`

/** Cancelled orders with a fee whose seats were sold again, of one date or of all, with the number of those seats (docs/rules/changes.md#a-cancelled-seat-that-is-sold-again). */
export async function ordersSoldAgain(db: Database, workshopDateId?: string) {
  const rows = await db
    .select({ order, date: workshopDate, seats, cancelledAt: cancelledAt.mapWith(order.placedAt) })
    .from(order)
    .innerJoin(registration, eq(registration.id, order.registrationId))
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .where(and(charged, workshopDateId === undefined ? undefined : eq(workshopDate.id, workshopDateId)))
  const dates = Map.groupBy(rows, ({ date }) => date.id)
  for (const [id, cancelled] of dates) if (!isBeyond(cancelled)) dates.delete(id)
  const sold = await soldSeats(db, [...dates.keys()])
  return [...dates].flatMap(([id, cancelled]) => {
    const again = seatsSoldAgain(
      cancelled[0]?.date.seats ?? 0,
      sold.filter(({ dateId }) => dateId === id),
      cancelled.map((row) => ({ ...row, orderId: row.order.id })),
    )
    return cancelled.flatMap((row) => {
      const count = again.get(row.order.id)
      return count === undefined ? [] : [{ ...row, seats: count }]
    })
  })
}

export type CancelledOnDate = Pick<Order, 'id' | 'product' | 'cancelled'>

/** How many seats of an order were sold again; 0 of one that nothing was promised of. */
export async function seatsSoldAgainOf(db: Database, { id, product, cancelled }: CancelledOnDate): Promise<number> {
  if (product.kind !== 'live' || !(cancelled && isCharged(cancelled))) return 0
  const again = await ordersSoldAgain(db, product.workshopDateId)
  return again.find(({ order }) => order.id === id)?.seats ?? 0
}

/** Whether more seats are taken or charged than the date has. Without that none was sold again, and its bookings need not be read. */
function isBeyond(cancelled: readonly { seats: number; date: { seats: number; seatsTaken: number } }[]): boolean {
  const [first] = cancelled
  return (
    first !== undefined && cancelled.reduce((sum, one) => sum + one.seats, first.date.seatsTaken) > first.date.seats
  )
}

async function soldSeats(db: Database, dateIds: string[]) {
  if (dateIds.length === 0) return []
  return db
    .select({
      dateId: registration.workshopDateId,
      seats: registration.seats,
      since: sql`coalesce(${order.transferredAt}, ${order.placedAt})`.mapWith(order.placedAt),
    })
    .from(registration)
    .innerJoin(order, eq(order.registrationId, registration.id))
    .where(and(inArray(registration.workshopDateId, dateIds), eq(registration.state, 'confirmed')))
}
