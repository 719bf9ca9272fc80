import { type AnyColumn, and, asc, eq, gt, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { type WorkKind, workKinds } from '#domain/audit/actor.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import { nameUnlessErased } from '#domain/participant/participant.ts'
import type { WaitReason } from '#domain/registration/registration.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { shareToSet } from '#features/booking/store/booking-list.ts'
import { ordersSoldAgain } from '#features/booking/store/orders.ts'
import { holdsSeatsAt } from '#features/booking/store/registrations.ts'
import type { CountedFailures } from '#features/members/records.ts'
import { signInFailureReadsOn } from '#features/members/store/sign-in-failures.ts'
import type { FailedWork, OpenBooking, OutstandingInvoices, SoldDate } from '#features/today/records.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import { type Database, rowsOf } from '#platform/db/database.ts'
import { effectIn } from '#platform/db/jobs.ts'
import {
  comment,
  contactMessage,
  listedBooking,
  order,
  participant,
  registration,
  withdrawal,
  workshopDate,
} from '#platform/db/tables.ts'
import { failedWork } from './failed-work.ts'
import { followUps } from './follow-ups.ts'

const longest = 50

export type TodayReads = ReturnType<typeof todayReadsOn>

/** What needs attention; each list has at most `longest` rows. */
export function todayReadsOn(db: Database) {
  /** The first participant represents the party: before there is an order, there may be no other name. */
  const parties = () =>
    db
      .select({ registration, date: workshopDate, participant })
      .from(registration)
      .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
      .leftJoin(participant, and(eq(participant.registrationId, registration.id), eq(participant.position, 0)))

  /** The bookings of a query that names orders, with a sum and a time for each. */
  const inTrouble = (found: SQL) =>
    db
      .select({
        orderId: order.id,
        number: order.number,
        booker: order.booker,
        date: workshopDate,
        cents: sql`trouble.cents`.mapWith(Number),
      })
      .from(order)
      .innerJoin(sql`(${found}) as trouble`, sql`trouble.order_id = ${order.id}`)
      .leftJoin(registration, eq(registration.id, order.registrationId))
      .leftJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
      .orderBy(sql`trouble.at`)
      .limit(longest)

  return {
    failedSignIns: (since: Temporal.Instant): Promise<CountedFailures[]> => signInFailureReadsOn(db).since(since),
    /** Seats that are offered, the one that ends first on top. */
    async offers(now: Temporal.Instant) {
      const isOpen = and(eq(registration.state, 'offered'), gt(registration.heldUntil, now))
      const rows = await parties().where(isOpen).orderBy(asc(registration.heldUntil)).limit(longest)
      return rows.flatMap((row) => {
        const { heldUntil } = row.registration
        return heldUntil === null ? [] : [{ ...partyOf(row), endsAt: heldUntil }]
      })
    },
    async waiting(reason: WaitReason) {
      const waits = and(eq(registration.state, 'waiting'), eq(registration.waitReason, reason))
      const rows = await parties().where(waits).orderBy(asc(registration.createdAt)).limit(longest)
      return rows.map(partyOf)
    },
    async payments() {
      const rows = await db
        .select()
        .from(order)
        .where(eq(order.state, 'awaiting-payment'))
        .orderBy(sql`${order.payUntil} asc nulls last`)
        .limit(longest)
      return rows.map(({ id, number, booker, gross, payUntil }) => ({
        orderId: id,
        number,
        /** Empty where the data was erased. */
        name: nameUnlessErased(booker),
        gross,
        /** Until when the seats are held for it; null for what has none. */
        payUntil,
      }))
    },
    /** The oldest on top, with name and number as they were typed. */
    async withdrawals() {
      const { id, name, orderNumber, receivedAt, outcome } = withdrawal
      return db
        .select({ id, name, orderNumber, receivedAt })
        .from(withdrawal)
        .where(isNull(outcome))
        .orderBy(asc(receivedAt))
        .limit(longest)
    },
    /** Overdue is what was due before this day. */
    async outstanding(today: IsoDate): Promise<OutstandingInvoices> {
      const { open, dueOn } = listedBooking
      const isOver = sql`${dueOn} < ${today}::date`
      const [row] = await db
        .select({
          count: sql<number>`count(*)::int`,
          sum: sumOf(open),
          next: sql<string | null>`(min(${dueOn}) filter (where not ${isOver}))::text`,
          lateCount: sql<number>`(count(*) filter (where ${isOver}))::int`,
          lateSum: sumOf(open, isOver),
          first: sql<string | null>`(min(${dueOn}) filter (where ${isOver}))::text`,
        })
        .from(listedBooking)
        .where(isNotNull(dueOn))
      const { count = 0, sum = 0, next = null, lateCount = 0, lateSum = 0, first = null } = row ?? {}
      return { open: { count, sum, day: next }, overdue: { count: lateCount, sum: lateSum, day: first } }
    },
    /** Cancelled and expired orders with money to refund, the oldest on top. */
    async toReturn(): Promise<OpenBooking[]> {
      const rows = await openBookings(db)
        .where(isNotNull(listedBooking.returnCents))
        .orderBy(asc(listedBooking.at))
        .limit(longest)
      return rows.map((row) => openBookingOf(row, row.toReturn ?? 0))
    },
    /** Cancelled with a share that is not set yet, the oldest on top, each with its price. */
    async shares(): Promise<OpenBooking[]> {
      const rows = await openBookings(db).where(shareToSet).orderBy(asc(listedBooking.at)).limit(longest)
      return rows.map((row) => openBookingOf(row, row.gross))
    },
    /** Cancelled for a fee, and sold again since: each with what is still charged, the one cancelled first on top. */
    async soldAgain(): Promise<OpenBooking[]> {
      const rows = await ordersSoldAgain(db)
      const first = rows.toSorted((one, other) => Temporal.Instant.compare(one.cancelledAt, other.cancelledAt))
      return first
        .slice(0, longest)
        .map(({ order: { id, ...placed }, date }) =>
          openBookingOf({ ...placed, orderId: id, date }, placed.cancelling?.due ?? 0),
        )
    },
    /** Bookings of dates that were called off, without a choice between another date and the money yet. */
    async calledOff(): Promise<OpenBooking[]> {
      const rows = await openBookings(db)
        .where(sql`${listedBooking.isCalledOff}`)
        .orderBy(asc(listedBooking.at))
        .limit(longest)
      return rows.map((row) => openBookingOf(row, row.kept))
    },
    /** Bookings with Discover whose follow-up talks are due, by the end of their dates; each with its price. */
    async followUps(now: Temporal.Instant): Promise<OpenBooking[]> {
      const rows = await followUps(db, now, longest)
      return rows.map((row) => openBookingOf(row, row.gross))
    },
    /** Payments that their banks take back or ask about, the oldest on top. */
    async disputes(): Promise<OpenBooking[]> {
      const rows = await inTrouble(sql`select p.order_id, sum(d.amount_cents) as cents, min(d.opened_at) as at
        from dispute d join payment p on p.id = d.payment_id where d.state in ('inquiry', 'open') group by p.order_id`)
      return rows.map((row) => openBookingOf(row, row.cents))
    },
    /** Returns that the bank has sent back, as long as nothing was given back since. */
    async failedReturns(): Promise<OpenBooking[]> {
      const rows = await inTrouble(sql`select f.order_id, sum(f.amount_cents) as cents, min(f.failed_at) as at
        from money_return f where f.state = 'failed' and not exists (select from money_return r
          where r.order_id = f.order_id and r.state <> 'failed' and r.decided_at > f.failed_at) group by f.order_id`)
      return rows.map((row) => openBookingOf(row, row.cents))
    },
    /** Returns made at the provider, as long as no later note of the booking explains them. */
    async partReturns(): Promise<OpenBooking[]> {
      const rows = await inTrouble(sql`select r.order_id, sum(r.amount_cents) as cents, min(r.decided_at) as at
        from money_return r join payment p on p.id = r.payment_id join "order" o on o.id = r.order_id
        where r.decided_by = 'payment' and r.refund_id is null and r.state = 'done' and p.state = 'paid' and not exists
          (select from booking_note n where n.booking_id in (o.registration_id, o.id) and n.written_at >= r.decided_at)
        group by r.order_id`)
      return rows.map((row) => openBookingOf(row, row.cents))
    },
    /** Mails that no further attempt will send; `kind` is that of their effect, such as 'invitation'. */
    async givenUp() {
      // pg-boss keeps its jobs in a schema of its own, which drizzle does not know
      const failed = await db.execute(
        sql`select id, data ->> 'kind' as kind, coalesce(completed_on, created_on)::text as at from pgboss.job
            where name in ('effects', 'urgent') and state = 'failed' and not (data ->> 'kind' = any(${sql.param(workKinds)}::text[]))
            and not exists (select from mail_log where effect = ${effectIn(sql`data`)} and state = 'sent' and at > created_on) order by 3 desc limit ${longest}`,
      )
      return rowsOf<{ id: string; kind: string; at: string }>(failed).map(({ id, kind, at }) => ({
        id,
        kind,
        at: Temporal.Instant.from(at),
      }))
    },
    /** Of these kinds, the last on top; without what has come to pass in another way since. */
    failedWork: (kinds: readonly WorkKind[]): Promise<FailedWork[]> => failedWork(db, kinds),
    async comments() {
      const { id, name, postTitle, state, writtenAt } = comment
      return db
        .select({ id, name, postTitle, writtenAt })
        .from(comment)
        .where(inArray(state, ['pending', 'suspected']))
        .orderBy(asc(state), asc(writtenAt))
        .limit(longest)
    },
    /** That no one has answered yet, the oldest on top; what may be spam comes last. */
    async messages() {
      const { id, name, company, signs, sentAt, answeredAt } = contactMessage
      return db
        .select({ id, name, company, sentAt })
        .from(contactMessage)
        .where(isNull(answeredAt))
        .orderBy(sql`cardinality(${signs}) > 0`, asc(sentAt))
        .limit(longest)
    },
    /** In order of start. */
    async soldDates(now: Temporal.Instant): Promise<SoldDate[]> {
      const taken = sql<number>`coalesce(sum(${registration.seats}), 0)::int`
      const confirmed = sql<number>`coalesce(sum(${registration.seats}) filter (where ${registration.state} = 'confirmed'), 0)::int`
      const revenue = sumOf(order.net, inArray(order.state, ['confirmed', 'awaiting-payment']))
      const sold = db
        .select({ taken: taken.as('taken'), confirmed: confirmed.as('confirmed'), revenue: revenue.as('revenue') })
        .from(registration)
        .leftJoin(order, eq(order.registrationId, registration.id))
        // Date by date: joined as a whole, PostgreSQL would rather read every registration there ever was.
        .where(and(eq(registration.workshopDateId, workshopDate.id), holdsSeatsAt(now)))
        .as('sold')
      const rows = await db
        .select({ date: workshopDate, taken: sold.taken, confirmed: sold.confirmed, revenue: sold.revenue })
        .from(workshopDate)
        .innerJoinLateral(sold, sql`true`)
        .where(and(gt(workshopDate.endsAt, now), eq(workshopDate.calledOff, false)))
        .orderBy(asc(workshopDate.startsAt))
        .limit(longest)
      return rows.map((row) => ({ ...row, date: liveOf(row.date) }))
    },
  }
}

function openBookings(db: Database) {
  return db
    .select({
      orderId: order.id,
      number: order.number,
      booker: order.booker,
      toReturn: listedBooking.returnCents,
      gross: order.gross,
      kept: sql`money_kept(${order.id})`.mapWith(Number),
      date: workshopDate,
    })
    .from(listedBooking)
    .innerJoin(order, eq(order.id, listedBooking.orderId))
    .leftJoin(workshopDate, eq(workshopDate.id, listedBooking.workshopDateId))
}

type OpenBookingRow = Awaited<ReturnType<typeof openBookings>>[number]

function openBookingOf(
  { orderId, number, booker, date }: Omit<OpenBookingRow, 'toReturn' | 'gross' | 'kept'>,
  amount: number,
): OpenBooking {
  return { orderId, number, name: nameUnlessErased(booker), amount, date: date && liveOf(date) }
}

interface PartyRow {
  registration: typeof registration.$inferSelect
  date: typeof workshopDate.$inferSelect
  participant: typeof participant.$inferSelect | null
}

/** A party that waits for the office or for its own answer. The name is that of its first participant, empty where the data was erased. */
function partyOf({ registration: { id, seats }, date, participant: first }: PartyRow) {
  const name = first ? nameUnlessErased(first) : ''
  return { registrationId: id, date: liveOf(date), name, seats }
}

function liveOf(row: typeof workshopDate.$inferSelect): LiveDate {
  const date = workshopDateOf(row)
  if (date.delivery === 'self-paced') throw new Error(`${date.slug} has no seats`)
  return date
}

/** Cents added up; 0 of no rows. A sum of many integers is longer than an integer. */
function sumOf(cents: AnyColumn, which?: SQL): SQL<number> {
  const sum = which ? sql`sum(${cents}) filter (where ${which})` : sql`sum(${cents})`
  return sql`coalesce(${sum}, 0)::bigint`.mapWith(Number)
}
