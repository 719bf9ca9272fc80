import { changeSeats } from '#domain/registration/change-seats.ts'
import type { DateState } from '#domain/registration/registration.ts'
import { changedTerms, type DateTerms, type TermName, termsOf } from './date-details.ts'
import { hasStarted, type LiveDate } from './workshop-date.ts'

export type EditRefusal =
  /** Somebody else has changed the date since the form was opened. */
  | { reason: 'stale' }
  | { reason: 'called-off' }
  | { reason: 'workshop-started' }
  /** Fewer seats and a higher price ask for a reason. */
  | { reason: 'reason-missing' }
  | { reason: 'below-taken'; taken: number }
  /** Offers name the price: it stays while one is open. */
  | { reason: 'offers-open' }
  /** It would be paid by card from now on, and nobody takes cards. */
  | { reason: 'no-card-payment' }

export type EditDecision =
  | { accepted: true; date: LiveDate; changed: TermName[] }
  | { accepted: false; refusal: EditRefusal }

export interface EditDate {
  /** The version that the form was opened with. */
  version: number
  terms: DateTerms
  reason: string | undefined
  takesCards: boolean
}

/** The organiser changes the terms of a date (docs/rules/dates.md). Time and place have a form of their own: whoever has booked hears of them. */
export function editDate(
  state: DateState,
  { version, terms, reason, takesCards }: EditDate,
  now: Temporal.Instant,
): EditDecision {
  const { date } = state
  const refuse = (refusal: EditRefusal): EditDecision => ({ accepted: false, refusal })
  const changed = changedTerms(termsOf(date), terms)
  // The same form sent twice has changed what it wanted to change.
  if (changed.length === 0) return { accepted: true, date, changed }
  if (version !== date.version) return refuse({ reason: 'stale' })
  if (date.calledOff) return refuse({ reason: 'called-off' })
  if (hasStarted(date, now)) return refuse({ reason: 'workshop-started' })
  if (changed.includes('payment') && terms.payment === 'card' && !takesCards)
    return refuse({ reason: 'no-card-payment' })
  const takesAway = terms.seats < date.seats || terms.price > date.price
  if (!reason && takesAway) return refuse({ reason: 'reason-missing' })
  const seats = changeSeats(state, terms.seats, now)
  if (!seats.accepted) return refuse(seats.refusal)
  const offers = state.registrations.some(({ standing }) => standing.state === 'offered')
  if (offers && changed.includes('price')) return refuse({ reason: 'offers-open' })
  // Calendar entries name the room: those that are out are replaced.
  const revision = changed.includes('roomUrl') ? date.revision + 1 : date.revision
  return { accepted: true, date: { ...date, ...terms, revision, version: date.version + 1 }, changed }
}
