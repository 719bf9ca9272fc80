import { asc, eq } from 'drizzle-orm'
import type { Order } from '#domain/order/order.ts'
import type { NewOrder, OrderWithDate } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { instantOf } from './seat-holds.ts'
import { order, participant, registration, workshopDate } from './tables.ts'
import { workshopDateOf } from './workshop-date-row.ts'

/** Stores an order, its confirmed registration and its participants. */
export async function addOrder(db: Database, placed: NewOrder): Promise<void> {
  const registrationId = crypto.randomUUID()
  await db.insert(registration).values({
    id: registrationId,
    workshopDateId: placed.workshopDateId,
    state: 'confirmed',
    seats: placed.participants.length,
    createdAt: placed.placedAt.toString(),
  })
  await db
    .insert(participant)
    .values(placed.participants.map((entry, position) => ({ ...entry, registrationId, position })))
  await db.insert(order).values({
    id: placed.id,
    number: placed.number,
    customerNumber: placed.customerNumber,
    registrationId,
    attemptKey: placed.attemptKey,
    placedAt: placed.placedAt.toString(),
    language: placed.language,
    booker: placed.booker,
    invoice: placed.invoice,
    quote: placed.quote,
    netCents: placed.quote.net,
    grossCents: placed.quote.gross,
    newsletter: placed.newsletter,
  })
}

export async function findOrderByAttempt(db: Database, attemptKey: string): Promise<string | null> {
  const rows = await db.select({ id: order.id }).from(order).where(eq(order.attemptKey, attemptKey))
  return rows[0]?.id ?? null
}

/** An order with its participants and its workshop date; null when there is none. */
export async function orderWithDate(db: Database, orderId: string): Promise<OrderWithDate | null> {
  const [row] = await db
    .select({ order, date: workshopDate })
    .from(order)
    .innerJoin(registration, eq(registration.id, order.registrationId))
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .where(eq(order.id, orderId))
  if (!row) return null
  const people = await db
    .select()
    .from(participant)
    .where(eq(participant.registrationId, row.order.registrationId))
    .orderBy(asc(participant.position))
  return { order: orderOf(row.order, row.date.id, people), date: workshopDateOf(row.date) }
}

function orderOf(
  row: typeof order.$inferSelect,
  workshopDateId: string,
  people: (typeof participant.$inferSelect)[],
): Order {
  return {
    id: row.id,
    number: row.number,
    customerNumber: row.customerNumber,
    placedAt: instantOf(row.placedAt),
    language: row.language,
    workshopDateId,
    booker: row.booker,
    invoice: row.invoice,
    participants: people.map(({ id, salutation, title, firstName, lastName, email, addIntroduction }) => ({
      id,
      salutation: salutation ?? undefined,
      title: title ?? undefined,
      firstName,
      lastName,
      email,
      addIntroduction,
    })),
    quote: row.quote,
  }
}
