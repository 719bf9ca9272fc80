import type { Language } from '#domain/language.ts'
import { closedBecause } from '#domain/participant/change-participants.ts'
import type { Salutation } from '#domain/participant/participant.ts'
import type { ParticipantsBehindLink } from '#features/participants/save-participants.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'

/** The people of an order, or one of them: plain values that travel to the browser. */
export interface ParticipantsView {
  workshop: WorkshopView
  isBooker: boolean
  /** Why nothing can be changed; null as long as it can. */
  closed: 'not-open' | 'workshop-started' | null
  people: PersonView[]
}

export interface PersonView {
  id: string
  salutation: Salutation | undefined
  title: string | undefined
  firstName: string
  lastName: string
  email: string
  /** What this person cannot eat; null when nothing is kept. */
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
