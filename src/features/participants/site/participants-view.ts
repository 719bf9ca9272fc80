import type { Language } from '#domain/language.ts'
import { type ClosedBecause, closedBecause } from '#domain/participant/change-participants.ts'
import type { Salutation } from '#domain/participant/participant.ts'
import type { ParticipantsBehindLink } from '#features/participants/save-participants.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'

export interface ParticipantsView {
  workshop: WorkshopView
  isBooker: boolean
  /** Why changes are closed; null while they are open. */
  closed: ClosedBecause | null
  people: PersonView[]
}

export interface PersonView {
  id: string
  salutation: Salutation | undefined
  title: string | undefined
  firstName: string
  lastName: string
  email: string
  /** Dietary requirements; null when none are stored. */
  meal: string | null
}

export function participantsView(
  { order, date, by, meals }: ParticipantsBehindLink,
  language: Language,
  now: Temporal.Instant,
): ParticipantsView | null {
  if (!date) return null
  return {
    workshop: workshopView({ date, left: 0 }, language, now),
    isBooker: by === 'booker',
    closed: closedBecause(order.status, date, now),
    people: order.participants.map(({ id, salutation, title, firstName, lastName, email }) => ({
      id,
      salutation,
      title,
      firstName,
      lastName,
      email,
      meal: meals.get(id)?.text ?? null,
    })),
  }
}
