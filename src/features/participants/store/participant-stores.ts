import { eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { certificateConsent, mealWish, order, participant, personalLink, registration } from '#platform/db/tables.ts'
import type { ParticipantReads, ParticipantStores } from '../ports.ts'

/** What changes about participants, inside a transaction. */
export function participantStoresOn(tx: Database): ParticipantStores {
  return {
    async correct({ id, ...data }) {
      await tx.update(participant).set(row(data)).where(eq(participant.id, id))
    },
    async replace(formerId, { id, ...data }) {
      await tx.delete(mealWish).where(eq(mealWish.participantId, formerId))
      await tx.delete(certificateConsent).where(eq(certificateConsent.participantId, formerId))
      await tx.delete(personalLink).where(eq(personalLink.subjectId, formerId))
      await tx
        .update(participant)
        .set({ id, ...row(data) })
        .where(eq(participant.id, formerId))
    },
    async remove(participantId) {
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
    async keepMeal(participantId, meal) {
      await tx.delete(mealWish).where(eq(mealWish.participantId, participantId))
      if (meal) await tx.insert(mealWish).values({ ...meal, participantId })
    },
    async forgetMeals(orderId) {
      await tx.delete(mealWish).where(inArray(mealWish.participantId, peopleOf(tx, orderId)))
    },
  }
}

export function participantReadsOn(db: Database): ParticipantReads {
  return {
    async orderOfParticipant(participantId) {
      const [found] = await db
        .select({ id: order.id })
        .from(participant)
        .innerJoin(order, eq(order.registrationId, participant.registrationId))
        .where(eq(participant.id, participantId))
      return found?.id ?? null
    },
    async mealsOf(orderId) {
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
