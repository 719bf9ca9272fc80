import type { Language } from '#domain/language.ts'
import { closedBecause } from '#domain/participant/change-participants.ts'
import type { ParticipantsBehindLink } from '#features/participants/save-participants.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'

export type ParticipantsView = NonNullable<ReturnType<typeof participantsView>>

export type PersonView = ParticipantsView['people'][number]

export function participantsView(
  { order, date, by, meals }: ParticipantsBehindLink,
  language: Language,
  now: Temporal.Instant,
) {
  if (!date) return null
  return {
    workshop: workshopView({ date, left: 0 }, language, now),
    isBooker: by === 'booker',
    /** Why changes are closed; null while they are open. */
    closed: closedBecause(order.status, date, now),
    people: order.participants.map(({ id, salutation, title, firstName, lastName, email }) => ({
      id,
      salutation,
      title,
      firstName,
      lastName,
      email,
      /** Dietary requirements; null when none are stored. */
      meal: meals.get(id)?.text ?? null,
    })),
  }
}
