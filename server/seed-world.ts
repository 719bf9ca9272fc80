import { randomUUID } from 'node:crypto'
import { buyerOf } from '#domain/booking/booking-request.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { writtenTariff } from '#domain/pricing/tariff.ts'
import { quoteFor } from '#domain/pricing/workshop-quote.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { demoWorld } from '#seed/demo-world.ts'
import type { SeedRegistration } from '#seed/registrations.ts'
import type { Stores } from '#usecases/ports.ts'

type DemoWorld = Pick<ReturnType<typeof demoWorld>, 'workshopDates' | 'registrations'>

/** Stores the dates of the demo world and the bookings that were made before it began, unless there are dates already. */
export async function storeDemoWorld(stores: Stores, world: DemoWorld, now: Temporal.Instant): Promise<void> {
  if (await stores.hasWorkshopDates()) return
  const dates = new Map(world.workshopDates.map((date) => [date.slug, date]))
  for (const date of world.workshopDates) await stores.addWorkshopDate(date)
  for (const [index, registration] of world.registrations.entries()) {
    const placedAt = now.subtract({ hours: 24 * 75 - 36 * index })
    await placeOrder(stores, registration, dates.get(registration.workshopDateSlug), placedAt)
  }
}

async function placeOrder(
  stores: Stores,
  { booker, invoice, participants, workshopDateSlug }: SeedRegistration,
  date: WorkshopDate | undefined,
  placedAt: Temporal.Instant,
): Promise<void> {
  if (!date || date.delivery === 'self-paced') throw new Error(`no live date ${workshopDateSlug} in the seed world`)
  const people = participants.map((participant) => ({ ...participant, id: randomUUID() }))
  const registrationId = randomUUID()
  await stores.addRegistration({
    id: registrationId,
    workshopDateId: date.id,
    standing: { state: 'confirmed' },
    registeredAt: placedAt,
    participants: people,
    waiting: null,
  })
  await stores.addOrder({
    id: randomUUID(),
    number: await stores.nextOrderNumber(placedAt.toZonedDateTimeISO('Europe/Vienna').year),
    customerNumber: await stores.customerNumber(booker.email),
    placedAt,
    language: date.language,
    standing: { state: 'confirmed' },
    product: { kind: 'live', workshopDateId: date.id, registrationId },
    booker,
    invoice,
    participants: people,
    quote: quoteFor(
      date,
      {
        participants: participants.length,
        introductions: 0,
        buyer: buyerOf(invoice),
        declinesRegionalDiscount: true,
        orderedOn: viennaDay(placedAt),
      },
      writtenTariff,
    ),
    attemptKey: `seed ${randomUUID()}`,
    newsletter: false,
  })
}
