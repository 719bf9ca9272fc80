import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { MealWish } from '#domain/participant/participant.ts'
import type { NamedParticipant } from '#features/booking/records.ts'
import type { Database } from '#platform/db/database.ts'
import { preparedInsert } from '#platform/db/prepared.ts'
import { certificateConsent, mealWish, order, participant, personalLink, registration } from '#platform/db/tables.ts'

export type ParticipantStores = ReturnType<typeof participantStoresOn>

export function participantStoresOn(tx: Database) {
  return {
    mealsOf: participantReadsOn(tx).mealsOf,
    async correct({ id, ...data }: NamedParticipant): Promise<void> {
      await tx.update(participant).set(row(data)).where(eq(participant.id, id))
    },
    /** Gives the seat of `formerId` to someone else: links and meal of the former are gone. */
    async replace(formerId: string, { id, ...data }: NamedParticipant): Promise<void> {
      await tx.delete(mealWish).where(eq(mealWish.participantId, formerId))
      await tx.delete(certificateConsent).where(eq(certificateConsent.participantId, formerId))
      await tx.delete(personalLink).where(eq(personalLink.subjectId, formerId))
      await tx
        .update(participant)
        .set({ id, ...row(data) })
        .where(eq(participant.id, formerId))
    },
    /** Takes someone and their seat out of an order: links, meal and answers about the certificate are gone. */
    async remove(participantId: string): Promise<void> {
      await tx.delete(personalLink).where(eq(personalLink.subjectId, participantId))
      const [gone] = await tx
        .delete(participant)
        .where(eq(participant.id, participantId))
        .returning({ registrationId: participant.registrationId })
      if (!gone) return
      await tx
        .update(registration)
        .set({ seats: sql`${registration.seats} - 1` })
        .where(eq(registration.id, gone.registrationId))
    },
    /** Keeps or, with null, forgets what someone cannot eat. */
    async keepMeal(participantId: string, meal: MealWish | null): Promise<void> {
      await tx.delete(mealWish).where(eq(mealWish.participantId, participantId))
      if (meal) await tx.insert(mealWish).values({ ...meal, participantId })
    },
    /** Of everyone in an order. */
    async forgetMeals(orderId: string): Promise<void> {
      await tx.delete(mealWish).where(inArray(mealWish.participantId, peopleOf(tx, orderId)))
    },
  }
}

export function participantReadsOn(db: Database) {
  return {
    /** The order of a participant; null when no one has this id (any more). */
    async orderOfParticipant(participantId: string): Promise<string | null> {
      const [found] = await db
        .select({ id: order.id })
        .from(participant)
        .innerJoin(order, eq(order.registrationId, participant.registrationId))
        .where(eq(participant.id, participantId))
      return found?.id ?? null
    },
    /** What the people of an order cannot eat, by their ids. */
    async mealsOf(orderId: string): Promise<Map<string, MealWish>> {
      const rows = await db
        .select()
        .from(mealWish)
        .where(inArray(mealWish.participantId, peopleOf(db, orderId)))
      return new Map(rows.map(({ participantId, ...meal }) => [participantId, meal]))
    },
  }
}

function peopleOf(db: Database, orderId: string) {
  return db
    .select({ id: participant.id })
    .from(participant)
    .innerJoin(order, eq(order.registrationId, participant.registrationId))
    .where(eq(order.id, orderId))
}

type Row = Omit<Parameters<ParticipantStores['correct']>[0], 'id'>

/** What is left empty empties the column. */
function row({ salutation, title, ...others }: Row) {
  return { ...others, salutation: salutation ?? null, title: title ?? null }
}

const insertParticipants = preparedInsert(participant)

export async function addParticipants(
  db: Database,
  registrationId: string,
  people: readonly NamedParticipant[],
): Promise<void> {
  await insertParticipants(
    db,
    ...people.map(({ id, ...data }, position) => ({ id, ...row(data), registrationId, position })),
  )
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
