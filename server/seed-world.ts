import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Database } from '#adapters/db/database.ts'
import { storesOn } from '#adapters/db/stores.ts'
import { workshopDate } from '#adapters/db/tables.ts'
import { workshopDateRow } from '#adapters/db/workshop-date-row.ts'
import { fillEmptyStore } from '#cms/starter-content.ts'
import { buyerOf } from '#domain/booking/booking-request.ts'
import { quoteFor } from '#domain/pricing/workshop-quote.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { demoWorld } from '#seed/demo-world.ts'
import type { SeedRegistration } from '#seed/registrations.ts'
import type { Stores } from '#usecases/ports.ts'
import type { Env } from './env.ts'

/** Two processes that start on an empty database together seed it once. The number is arbitrary but the same for all. */
const seedLock = 7_301_120

/** Fills an empty database with the demo world, all or nothing, unless SEED says to leave it empty. */
export async function fillWithSeed(db: Database, seed: Env['SEED'], now = Temporal.Now.instant()): Promise<void> {
  if (seed === 'empty') return
  const world = demoWorld(now)
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${seedLock})`)
    await fillEmptyStore(tx, world.content)
    const [any] = await tx.select({ id: workshopDate.id }).from(workshopDate).limit(1)
    if (any) return
    await tx.insert(workshopDate).values(world.workshopDates.map(workshopDateRow))
    const dates = new Map(world.workshopDates.map((date) => [date.slug, date]))
    // Nobody in the seed world gets mail: their bookings were made before it began.
    const stores = storesOn(tx, async () => {})
    for (const registration of world.registrations) {
      await placeOrder(stores, registration, dates.get(registration.workshopDateSlug), now)
    }
  })
}

async function placeOrder(
  stores: Stores,
  { booker, invoice, participants, workshopDateSlug }: SeedRegistration,
  date: WorkshopDate | undefined,
  now: Temporal.Instant,
): Promise<void> {
  if (!date || date.delivery === 'self-paced') throw new Error(`no live date ${workshopDateSlug} in the seed world`)
  const placedAt = now.subtract({ hours: 24 * 30 })
  const quote = quoteFor(date, { participants: participants.length, introductions: 0, buyer: buyerOf(invoice) })
  await stores.addOrder({
    id: randomUUID(),
    number: await stores.nextOrderNumber(placedAt.toZonedDateTimeISO('Europe/Vienna').year),
    customerNumber: await stores.customerNumber(booker.email),
    placedAt,
    language: date.language,
    workshopDateId: date.id,
    booker,
    invoice,
    participants: participants.map((participant) => ({ ...participant, id: randomUUID() })),
    quote,
    attemptKey: `seed ${randomUUID()}`,
    newsletter: false,
  })
}
