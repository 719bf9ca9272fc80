import {
  type AnyColumn,
  and,
  asc,
  desc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  lt,
  type SQL,
  sql,
} from 'drizzle-orm'
import { amountField } from '#domain/form/amount.ts'
import { dayBegins } from '#domain/iso-date.ts'
import { type Actor, actorText } from '#domain/office/member.ts'
import { arrived, openOf } from '#domain/payment/payment.ts'
import { actionsOn } from '#features/audit/store/action-log.ts'
import type { BookingNote, BookingSearch, ListedBooking } from '#features/booking/records.ts'
import type { Database } from '#platform/db/database.ts'
import { askedWords, asksFor, newestFirst, olderThan, perPage } from '#platform/db/list-pages.ts'
import {
  accountName,
  accountOf,
  bankTransfer,
  bookingNote,
  dispute,
  doneBy,
  listedBooking,
  order,
  payment,
  registration,
  workshopDate,
} from '#platform/db/tables.ts'
import type { ListPlace, LoggedAction } from '#platform/ports.ts'

/** Bookings as the office finds them: rows that triggers keep (migration `search-words`), so that every filter has its index. */
export function bookingListReadsOn(db: Database) {
  return {
    /** `next` is null on the last page. */
    async search(search: BookingSearch, after: ListPlace | null) {
      const rows = await foundRows(db, search, after)
      const bookings = rows.slice(0, perPage).map(bookingOf)
      const last = bookings.at(-1)
      return { bookings, next: rows.length > perPage && last ? { at: last.at.toString(), id: last.id } : null }
    },
    /** By the id of a registration or of an order; null when there is neither. */
    async find(id: string): Promise<{ id: string; orderId: string | null; registrationId: string | null } | null> {
      const known = sql`${listedBooking.id} = ${id}::uuid or ${listedBooking.orderId} = ${id}::uuid`
      const [row] = await db
        .select({ id: listedBooking.id, orderId: listedBooking.orderId })
        .from(listedBooking)
        .where(known)
      return row ? { ...row, registrationId: row.id === row.orderId ? null : row.id } : null
    },
    /** The entries of the log of actions about these subjects, oldest first. */
    history: historyOn(db),
    async notes(bookingId: string): Promise<BookingNote[]> {
      const { writtenById, ...columns } = getTableColumns(bookingNote)
      const rows = await db
        .select({ ...columns, account: accountName(writtenById) })
        .from(bookingNote)
        .where(eq(bookingNote.bookingId, bookingId))
        .orderBy(asc(bookingNote.writtenAt))
      return rows.map(({ account, writtenBy, ...note }) => ({ ...note, writtenBy: doneBy(writtenBy, account) }))
    },
  }
}

const historyOn =
  (db: Database) =>
  (subjects: readonly string[]): Promise<LoggedAction[]> =>
    actionsOn(db, ['registration', 'order', 'participant'], subjects)

export function bookingListStoresOn(tx: Database) {
  return {
    /** As `history` of the reads, under the locks of the transaction. */
    history: historyOn(tx),
    /** False when this one has been written before. */
    async addNote({ writtenBy: by, ...note }: BookingNote<Actor>): Promise<boolean> {
      const row = { ...note, writtenBy: actorText(by), writtenById: accountOf(by) }
      const added = await tx.insert(bookingNote).values(row).onConflictDoNothing().returning({ id: bookingNote.id })
      return added.length > 0
    },
  }
}

/** The rows of a page, in one query that an index answers. Checked by tests/use-cases/booking-list.postgres.test.ts. */
export function searchQuery(db: Database, search: BookingSearch, after: ListPlace | null) {
  return db
    .select({ id: listedBooking.id })
    .from(listedBooking)
    .where(and(...conditions(search), olderThan(listedBooking.at, listedBooking.id, after)))
    .orderBy(...newestFirst(listedBooking.at, listedBooking.id, search.text))
    .limit(perPage + 1)
}

function conditions({ text, state, country, workshop, outstanding, from, to }: BookingSearch): (SQL | undefined)[] {
  const at = listedBooking.at
  return [
    asksFor(listedBooking.words, text),
    ...askedWords(text).map(meansTotal),
    state === 'called-off' ? sql`${listedBooking.isCalledOff}` : state && eq(listedBooking.state, state),
    country === undefined ? undefined : eq(listedBooking.country, country),
    workshop === undefined
      ? undefined
      : eq(listedBooking.workshopDateId, sql`(select id from workshop_date where slug = ${workshop})`),
    outstanding && isOutstanding(outstanding),
    typeof outstanding === 'object' ? lt(listedBooking.dueOn, outstanding.dueBefore) : undefined,
    from === undefined ? undefined : gte(at, dayBegins(from)),
    to === undefined ? undefined : lt(at, dayBegins(to, 1)),
  ]
}

const amount = amountField('')

/** A total is among the words in cents, so that 2748 also finds € 27,48: a total that is not the one asked for does not count as a word. */
function meansTotal(word: string): SQL | undefined {
  const asked = amount.safeParse(word)
  if (!asked.success) return undefined
  const total = sql`(select ${order.gross} from ${order} where ${order.id} = ${listedBooking.orderId})`
  const others = sql`ts_delete(${listedBooking.words}, coalesce(${total}::text, ''))`
  return sql`(${total} = ${asked.data} or ${others} @@ search_query(${word}))`
}

function isOutstanding(outstanding: NonNullable<BookingSearch['outstanding']>): SQL {
  if (outstanding === 'share')
    return sql`${listedBooking.orderId} in (select ${order.id} from ${order} where ${shareToSet})`
  return isNotNull(outstanding === 'return' ? listedBooking.returnCents : listedBooking.dueOn)
}

/** Of an order that was cancelled for a share of its price that the office has not set yet. */
export const shareToSet = and(
  eq(order.state, 'cancelled'),
  isNotNull(order.cancelling),
  sql`${order.cancelling} ->> 'due' is null`,
)

async function foundRows(db: Database, search: BookingSearch, after: ListPlace | null) {
  const found = searchQuery(db, search, after).as('found')
  return db
    .select({ listed: listedBooking, order, registration, date: workshopDate, received: receivedFor(order.id) })
    .from(found)
    .innerJoin(listedBooking, eq(listedBooking.id, found.id))
    .leftJoin(order, eq(order.id, listedBooking.orderId))
    .leftJoin(registration, eq(registration.id, listedBooking.id))
    .leftJoin(workshopDate, eq(workshopDate.id, listedBooking.workshopDateId))
    .orderBy(desc(listedBooking.at), desc(listedBooking.id))
}

/** For one order, by card and by transfer, in cents; the same as `paid` of `balanceOf`. */
export const receivedFor = (orderId: AnyColumn) =>
  sql`(
  (select coalesce(sum(${payment.amount}), 0) from ${payment} where ${payment.orderId} = ${orderId} and ${inArray(payment.state, arrived)})
  - (select coalesce(sum(${dispute.amount}), 0) from ${dispute} join ${payment} on ${payment.id} = ${dispute.paymentId}
    where ${payment.orderId} = ${orderId} and ${dispute.state} = 'lost')
  + (select coalesce(sum(${bankTransfer.amount}), 0) from ${bankTransfer} where ${bankTransfer.orderId} = ${orderId})
)::bigint`.mapWith(Number)

type Row = Awaited<ReturnType<typeof foundRows>>[number]

function bookingOf({ listed, order: placed, registration: registered, date, received }: Row): ListedBooking {
  const agreed = placed ?? registered?.request
  return {
    id: listed.id,
    orderId: listed.orderId,
    number: placed?.number ?? null,
    at: listed.at,
    state: listed.state,
    booker: {
      firstName: agreed?.booker.firstName ?? '',
      lastName: agreed?.booker.lastName ?? '',
      email: agreed?.booker.email ?? '',
    },
    company: agreed?.invoice.company ?? null,
    country: listed.country,
    seats: registered?.seats ?? 0,
    gross: placed?.gross ?? null,
    open:
      placed && !listed.isCalledOff && ['confirmed', 'awaiting-payment'].includes(placed.state)
        ? openOf(placed.gross, received)
        : listed.open,
    dueOn: listed.dueOn,
    toReturn: listed.returnCents,
    isCalledOff: listed.isCalledOff,
    workshop: date && {
      slug: date.slug,
      certification: date.certification,
      startsAt: date.startsAt,
      city: date.location?.city ?? null,
      isTentative: date.tentative && !date.calledOff,
    },
    product: placed?.product ?? null,
  }
}
