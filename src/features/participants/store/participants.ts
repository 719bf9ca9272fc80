import { asc, eq } from 'drizzle-orm'
import type { NamedParticipant } from '#features/booking/records.ts'
import type { Database } from '#platform/db/database.ts'
import { participant } from '#platform/db/tables.ts'

export async function addParticipants(
  db: Database,
  registrationId: string,
  people: readonly NamedParticipant[],
): Promise<void> {
  await db.insert(participant).values(people.map((entry, position) => ({ ...entry, registrationId, position })))
}

/** In the order given. */
export async function participantsOf(db: Database, registrationId: string): Promise<NamedParticipant[]> {
  const rows = await db
    .select()
    .from(participant)
    .where(eq(participant.registrationId, registrationId))
    .orderBy(asc(participant.position))
  return rows.map(({ id, salutation, title, firstName, lastName, email, addIntroduction }) => ({
    id,
    salutation: salutation ?? undefined,
    title: title ?? undefined,
    firstName,
    lastName,
    email,
    addIntroduction,
  }))
}
