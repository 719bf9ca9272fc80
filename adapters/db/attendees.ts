import { asc, eq, inArray } from 'drizzle-orm'
import type { Attendee } from '#usecases/ports.ts'
import type { Database } from './database.ts'
import { attendance, mealWish, participant } from './tables.ts'

/** The people of these registrations, in the order given, with their meals and whether they came. */
export async function attendeesOf(db: Database, registrationIds: readonly string[]): Promise<Map<string, Attendee[]>> {
  const rows = await db
    .select({ participant, meal: mealWish.text, attended: attendance.attended })
    .from(participant)
    .leftJoin(mealWish, eq(mealWish.participantId, participant.id))
    .leftJoin(attendance, eq(attendance.participantId, participant.id))
    .where(inArray(participant.registrationId, [...registrationIds]))
    .orderBy(asc(participant.position))
  const byRegistration = new Map<string, Attendee[]>()
  for (const { participant: row, meal, attended } of rows) {
    const { id, salutation, title, firstName, lastName, email, addIntroduction } = row
    const person = { id, firstName, lastName, email, addIntroduction, meal, attended }
    const list = byRegistration.get(row.registrationId) ?? []
    list.push({ ...person, salutation: salutation ?? undefined, title: title ?? undefined })
    byRegistration.set(row.registrationId, list)
  }
  return byRegistration
}
