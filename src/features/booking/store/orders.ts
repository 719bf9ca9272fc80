import { and, asc, eq, inArray, isNull, like, not, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import {
  type Booker,
  type Cancelled,
  type InvoiceAddress,
  isCharged,
  type Order,
  type OrderedProduct,
  type OrderState,
  seatsSoldAgain,
} from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { NewOrder, OrderWithDate, PlacedKind } from '#features/booking/records.ts'
import { participantsOf } from '#features/participants/store/participant-stores.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { type Given, prepared, preparedInsert } from '#platform/db/prepared.ts'
import { actionLog, order, personalLink, registration, workshopDate } from '#platform/db/tables.ts'

const placedWithKey = prepared((db, { idempotencyKey }: Given<{ idempotencyKey: string }>) => {
  const placed = db
    .select({ orderId: sql<string | null>`${order.id}`, registrationId: order.registrationId })
    .from(order)
    .where(and(eq(order.idempotencyKey, idempotencyKey), not(order.idempotencyEnded)))
  const waiting = db
    .select({ orderId: order.id, registrationId: sql<string | null>`${registration.id}` })
    .from(registration)
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(and(eq(registration.idempotencyKey, idempotencyKey), not(registration.idempotencyEnded)))
  return unionAll(placed, waiting)
})

const insertOrder = preparedInsert(order)

export function orderStoresOn(tx: Database) {
  return {
    /** Lets one attempt wait for the same one until the transaction ends, where no date is locked. */
    async lockIdempotencyKey(idempotencyKey: string): Promise<void> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${idempotencyKey}, 0))`)
    },
    /** What the same form has made before; what was cancelled or has expired since does not count. */
    async findByIdempotencyKey(idempotencyKey: string): Promise<PlacedKind | null> {
      const [first] = await placedWithKey(tx, { idempotencyKey })
      if (first?.orderId) return { kind: 'order', id: first.orderId }
      return first?.registrationId ? { kind: 'registration', id: first.registrationId } : null
    },
    /** Stores an order; the registration of a live one is there already. */
    async addOrder(placed: NewOrder): Promise<void> {
      const { product, status } = placed
      await insertOrder(tx, {
        id: placed.id,
        number: placed.number,
        customerNumber: placed.customerNumber,
        registrationId: product.kind === 'live' ? product.registrationId : null,
        product: product.kind === 'live' ? null : product,
        state: status.state,
        payUntil: 'until' in status ? status.until : null,
        idempotencyKey: placed.idempotencyKey,
        placedAt: placed.placedAt,
        language: placed.language,
        booker: placed.booker,
        invoice: placed.invoice,
        quote: placed.quote,
        net: placed.quote.net,
        gross: placed.quote.gross,
        newsletter: placed.newsletter,
      })
    },
    /** How many seats of a cancelled order with a fee were sold again. */
    seatsSoldAgain: (order: CancelledOnDate): Promise<number> => seatsSoldAgainOf(tx, order),
    /** As it is inside this transaction. */
    orderOf: (orderId: string): Promise<OrderWithDate | null> => orderWithDate(tx, orderId),
    /** Of orders without a registration; those of live workshops follow their registration. */
    async changeOrder(orderId: string, status: OrderState): Promise<void> {
      const payUntil = 'until' in status ? status.until : null
      const ends = status.state === 'cancelled' || status.state === 'expired'
      await tx
        .update(order)
        .set({ state: status.state, payUntil, ...(ends && { idempotencyEnded: true }) })
        .where(and(eq(order.id, orderId), isNull(order.registrationId)))
    },
    /** With what stays due of the price. */
    async keepCancelling(orderId: string, cancelling: Cancelled): Promise<void> {
      await tx.update(order).set({ cancelling }).where(eq(order.id, orderId))
    },
    /** What was issued before stays as it was. */
    async changeInvoiceAddress(orderId: string, invoice: InvoiceAddress): Promise<void> {
      await tx.update(order).set({ invoice }).where(eq(order.id, orderId))
    },
    /** Who gets its mails from now on; no link that was sent before opens the order any more. */
    async changeBooker(orderId: string, booker: Booker, customerNumber: string): Promise<void> {
      await tx.update(order).set({ booker, customerNumber }).where(eq(order.id, orderId))
      await tx.delete(personalLink).where(eq(personalLink.subjectId, orderId))
    },
    /** What the order costs from now on. */
    async changeQuote(orderId: string, quote: Quote): Promise<void> {
      const { net, gross } = quote
      await tx.update(order).set({ quote, net, gross }).where(eq(order.id, orderId))
    },
    /** Confirmed orders of a date, oldest first, as they are under the locks that this takes, in the order of their ids. */
    async ordersOfDate(workshopDateId: string): Promise<OrderWithDate[]> {
      const rows = await tx
        .select({ id: order.id })
        .from(order)
        .innerJoin(registration, eq(registration.id, order.registrationId))
        .where(and(eq(registration.workshopDateId, workshopDateId), eq(order.state, 'confirmed')))
        .orderBy(asc(order.id))
        .for('update', { of: order })
      const found: OrderWithDate[] = []
      for (const { id } of rows) {
        const one = await orderWithDate(tx, id)
        if (one) found.push(one)
      }
      return found.toSorted((one, other) => Temporal.Instant.compare(one.order.placedAt, other.order.placedAt))
    },
  }
}

export function orderReadsOn(db: Database) {
  return {
    orderWithDate: (orderId: string): Promise<OrderWithDate | null> => orderWithDate(db, orderId),
    seatsSoldAgain: (order: CancelledOnDate): Promise<number> => seatsSoldAgainOf(db, order),
    /** The numbers of the orders of a date that were cancelled for a fee, and whose seats were sold again. */
    async soldAgainOn(workshopDateId: string): Promise<string[]> {
      return (await ordersSoldAgain(db, workshopDateId)).map(({ order: { number } }) => number)
    },
    /** The order with a number and its booker's address; null when they do not belong together. */
    async orderByNumber(number: string, email: string): Promise<string | null> {
      const rows = await db
        .select({ id: order.id })
        .from(order)
        .where(and(eq(order.number, number), eq(sql`lower(${order.booker} ->> 'email')`, emailKey(email))))
      return rows[0]?.id ?? null
    },
  }
}

/** An order with its participants and its workshop date; null when there is none. */
export async function orderWithDate(db: Database, orderId: string): Promise<OrderWithDate | null> {
  const [row] = await db
    .select({ order, date: workshopDate })
    .from(order)
    .leftJoin(registration, eq(registration.id, order.registrationId))
    .leftJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .where(eq(order.id, orderId))
  if (!row) return null
  const { registrationId } = row.order
  const date = row.date && workshopDateOf(row.date)
  return {
    order: {
      ...agreed(row.order),
      product: productOf(row.order, date?.id),
      participants: registrationId === null ? [] : await participantsOf(db, registrationId),
    },
    date: date === null || date.delivery === 'self-paced' ? null : date,
  }
}

type Row = typeof order.$inferSelect

function agreed(row: Row): Omit<Order, 'product' | 'participants'> {
  return {
    id: row.id,
    number: row.number,
    customerNumber: row.customerNumber,
    placedAt: row.placedAt,
    ...(row.transferredAt && { transferredAt: row.transferredAt }),
    status: orderStateOf(row),
    ...(row.cancelling && { cancelled: row.cancelling }),
    language: row.language,
    booker: row.booker,
    invoice: row.invoice,
    quote: row.quote,
  }
}

function productOf({ id, product, registrationId }: Row, workshopDateId: string | undefined): OrderedProduct {
  if (product) return product
  if (!registrationId || !workshopDateId) throw new Error(`order ${id} is of nothing`)
  return { kind: 'live', workshopDateId, registrationId }
}

function orderStateOf({ id, state, payUntil }: Row): OrderState {
  if (state !== 'awaiting-payment' && state !== 'awaiting-confirmation') return { state }
  if (payUntil === null) throw new Error(`order ${id} is ${state} without an end`)
  return { state, until: payUntil }
}

/** How the attempt keys of the demo world begin. Those of forms are hashes. */
export const seedKeyPrefix = 'seed '

export async function holdsSeedOrders(db: Database): Promise<boolean> {
  const found = await db
    .select({ id: order.id })
    .from(order)
    .where(like(order.idempotencyKey, `${seedKeyPrefix}%`))
    .limit(1)
  return found.length > 0
}

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

type CancelledOnDate = Pick<Order, 'id' | 'product' | 'cancelled'>

/** How many seats of an order were sold again; 0 of one that nothing was promised of. */
async function seatsSoldAgainOf(db: Database, { id, product, cancelled }: CancelledOnDate): Promise<number> {
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
