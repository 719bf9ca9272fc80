import { and, asc, between, eq, sql } from 'drizzle-orm'
import { endsWithFollowUp } from '#domain/workshop/workshop-date.ts'
import type { Database } from '#platform/db/database.ts'
import { order, registration, workshopDate } from '#platform/db/tables.ts'

/** The bookings with Discover whose follow-up talks are due, at most `most`, by the end of their dates. */
export function followUps(db: Database, now: Temporal.Instant, most: number) {
  const { from, to } = endsWithFollowUp(now)
  const withDiscover = sql`${order.quote} -> 'lines' @> '[{"kind": "discover"}]'`
  const booked = db
    .select({ orderId: order.id, number: order.number, booker: order.booker, gross: order.gross })
    .from(registration)
    .innerJoin(order, eq(order.registrationId, registration.id))
    .where(and(eq(registration.workshopDateId, workshopDate.id), eq(order.state, 'confirmed'), withDiscover))
    // Date by date: without the limit PostgreSQL joins the tables as a whole, and reads every registration there ever was.
    .limit(most)
    .as('booked')
  const { orderId, number, booker, gross } = booked
  return db
    .select({ orderId, number, booker, gross, date: workshopDate })
    .from(workshopDate)
    .innerJoinLateral(booked, sql`true`)
    .where(and(between(workshopDate.endsAt, from, to), eq(workshopDate.calledOff, false)))
    .orderBy(asc(workshopDate.endsAt))
    .limit(most)
}
