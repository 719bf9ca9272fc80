import { and, asc, count, eq, gt, gte, inArray, lte, ne, sql, sum } from 'drizzle-orm'
import type { Today, TodayDate } from '#usecases/ports/today.ts'
import type { Database } from './database.ts'
import { comment, contactMessage, order, payment, registration, workshopDate } from './tables.ts'
import { instantOf } from './timestamps.ts'
import { workshopDateOf } from './workshop-date-row.ts'

/** Offers without an answer are worth a call one day before they end. */
const soon = { hours: 24 }
const lately = { hours: 7 * 24 }

/** What needs a hand in the office at `now`. */
export async function todayOn(db: Database, now: Temporal.Instant): Promise<Today> {
  const at = now.toString()
  const [regional] = await db
    .select({ count: count() })
    .from(registration)
    .where(and(eq(registration.state, 'waiting'), eq(registration.waitReason, 'regional-price')))
  const ending = and(gt(registration.heldUntil, at), lte(registration.heldUntil, now.add(soon).toString()))
  const [offers] = await db
    .select({ count: count() })
    .from(registration)
    .where(and(eq(registration.state, 'offered'), ending))
  const [payments] = await db
    .select({ count: count() })
    .from(order)
    .where(and(eq(order.state, 'awaiting-payment'), gt(order.payUntil, at)))
  const [refunds] = await db.select({ count: count() }).from(payment).where(eq(payment.state, 'refund-due'))
  const [comments] = await db
    .select({ count: count() })
    .from(comment)
    .where(inArray(comment.state, ['pending', 'suspected']))
  const [messages] = await db
    .select({ count: count() })
    .from(contactMessage)
    .where(gte(contactMessage.sentAt, now.subtract(lately).toString()))
  return {
    regionalWaiting: regional?.count ?? 0,
    offersEnding: offers?.count ?? 0,
    paymentsOpen: payments?.count ?? 0,
    refundsDue: refunds?.count ?? 0,
    commentsWaiting: comments?.count ?? 0,
    messages: messages?.count ?? 0,
    failedEffects: await failedEffects(db),
    dates: await datesToCome(db, at),
  }
}

/** Jobs that the queue has given up. */
async function failedEffects(db: Database): Promise<number> {
  const found = await db.execute(
    sql`select count(*)::int as count from pgboss.job where name = 'effects' and state = 'failed'`,
  )
  // both drivers give the rows like this; the query says what is in them
  const { rows } = found as unknown as { rows: { count: number }[] }
  return rows[0]?.count ?? 0
}

async function datesToCome(db: Database, at: string): Promise<TodayDate[]> {
  const rows = await db
    .select()
    .from(workshopDate)
    .where(
      and(gt(workshopDate.startsAt, at), eq(workshopDate.calledOff, false), ne(workshopDate.delivery, 'self-paced')),
    )
    .orderBy(asc(workshopDate.startsAt))
  const earned = await db
    .select({ dateId: registration.workshopDateId, net: sum(order.netCents) })
    .from(order)
    .innerJoin(registration, eq(order.registrationId, registration.id))
    .where(eq(order.state, 'confirmed'))
    .groupBy(registration.workshopDateId)
  const lines = await db
    .select({ dateId: registration.workshopDateId, parties: count() })
    .from(registration)
    .where(eq(registration.state, 'waiting'))
    .groupBy(registration.workshopDateId)
  const revenue = new Map(earned.map(({ dateId, net }) => [dateId, Number(net ?? 0)]))
  const waiting = new Map(lines.map(({ dateId, parties }) => [dateId, parties]))
  return rows.map((row) => {
    const { id, slug, certification } = workshopDateOf(row)
    return {
      id,
      slug,
      certification,
      startsAt: instantOf(row.startsAt ?? at).toString(),
      zone: row.zone,
      seats: row.seats,
      seatsTaken: row.seatsTaken,
      waiting: waiting.get(row.id) ?? 0,
      revenue: revenue.get(row.id) ?? 0,
    }
  })
}
