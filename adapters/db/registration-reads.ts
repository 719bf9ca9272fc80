import { eq } from 'drizzle-orm'
import { waitingLine } from '#domain/registration/waiting-line.ts'
import type { RegistrationWithDate } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { participantsOf } from './participants.ts'
import { registrationOf } from './registrations.ts'
import { tariffAt } from './settings.ts'
import { order, registration, workshopDate } from './tables.ts'
import { workshopDateOf } from './workshop-date-row.ts'

/** A registration with its date and its place in line; null when there is none, or none that ever waited. */
export async function registrationWithDate(db: Database, id: string): Promise<RegistrationWithDate | null> {
  const [row] = await db
    .select({ registration, date: workshopDate, order })
    .from(registration)
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(eq(registration.id, id))
  if (!row) return null
  const date = workshopDateOf(row.date)
  const request = row.registration.request ?? (row.order && requestOfOrder(row.order))
  if (date.delivery === 'self-paced' || !request) return null
  const others = await db.select().from(registration).where(eq(registration.workshopDateId, date.id))
  const place = waitingLine(others.map(registrationOf)).findIndex((waiting) => waiting.id === id)
  const party = registrationOf(row.registration)
  return {
    registration: party,
    date,
    request,
    participants: await participantsOf(db, id),
    before: place === -1 ? null : place,
    orderId: row.order?.id ?? null,
    tariff: await tariffAt(db, party.registeredAt),
  }
}

function requestOfOrder({ booker, invoice, language, newsletter, quote }: typeof order.$inferSelect) {
  return { booker, invoice, language, newsletter, declinesRegionalDiscount: quote.region === undefined }
}
