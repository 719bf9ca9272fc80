import { and, asc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Cancelled, InvoiceAddress, Order, OrderedProduct, OrderState } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { NewOrder, OrderWithDate, PlacedKind } from '#features/booking/ports.ts'
import { participantsOf } from '#features/participants/store/participants.ts'
import { workshopDateOf } from '#features/workshops/store/workshop-date-row.ts'
import type { Database } from '#platform/db/database.ts'
import { order, registration, workshopDate } from '#platform/db/tables.ts'

/** Stores an order. The registration of a live one is there already. */
export async function addOrder(db: Database, placed: NewOrder): Promise<void> {
  const { product, status } = placed
  await db.insert(order).values({
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
}

export async function findByIdempotencyKey(db: Database, idempotencyKey: string): Promise<PlacedKind | null> {
  const [placed] = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.idempotencyKey, idempotencyKey), not(order.idempotencyEnded)))
  if (placed) return { kind: 'order', id: placed.id }
  const [waiting] = await db
    .select({ id: registration.id, orderId: order.id })
    .from(registration)
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(and(eq(registration.idempotencyKey, idempotencyKey), not(registration.idempotencyEnded)))
  if (!waiting) return null
  return waiting.orderId ? { kind: 'order', id: waiting.orderId } : { kind: 'registration', id: waiting.id }
}

/** Of orders without a registration. One that has ended must not answer for a new attempt. */
export async function changeOrder(db: Database, orderId: string, status: OrderState): Promise<void> {
  const payUntil = 'until' in status ? status.until : null
  const ends = status.state === 'cancelled' || status.state === 'expired'
  await db
    .update(order)
    .set({ state: status.state, payUntil, ...(ends && { idempotencyEnded: true }) })
    .where(and(eq(order.id, orderId), isNull(order.registrationId)))
}

export async function keepCancelling(db: Database, orderId: string, cancelling: Cancelled): Promise<void> {
  await db.update(order).set({ cancelling }).where(eq(order.id, orderId))
}

export async function changeInvoiceAddress(
  db: Database,
  orderId: string,
  invoice: InvoiceAddress,
  quote: Quote,
): Promise<void> {
  const { net, gross } = quote
  await db.update(order).set({ invoice, quote, net, gross }).where(eq(order.id, orderId))
}

/** Confirmed orders of a date, each with its participants. */
export async function ordersOfDate(db: Database, workshopDateId: string): Promise<OrderWithDate[]> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .innerJoin(registration, eq(registration.id, order.registrationId))
    .where(and(eq(registration.workshopDateId, workshopDateId), eq(order.state, 'confirmed')))
    .orderBy(asc(order.number))
  const found: OrderWithDate[] = []
  for (const { id } of rows) {
    const one = await orderWithDate(db, id)
    if (one) found.push(one)
  }
  return found
}

/** The order with this number whose booker has this address. */
export async function orderByNumber(db: Database, number: string, email: string): Promise<string | null> {
  const rows = await db
    .select({ id: order.id })
    .from(order)
    .where(and(eq(order.number, number), eq(sql`lower(${order.booker} ->> 'email')`, emailKey(email))))
  return rows[0]?.id ?? null
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
