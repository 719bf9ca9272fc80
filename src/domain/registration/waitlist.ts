import { done, type Refusal, type Result, refused } from '../result.ts'
import { hasStarted, startOf } from '../workshop/workshop-date.ts'
import {
  after,
  type DateState,
  holdOf,
  holdsOf,
  holdsSeats,
  offerEnds,
  paymentEnds,
  type Registration,
  type RegistrationState,
  type StateChange,
  seatsLeft,
  seatsTaken,
} from './registration.ts'

/** The waitlist of a full date, first come first served. Registrations with a regional price wait for the organiser instead. */
export function waitingLine(registrations: readonly Registration[]): Registration[] {
  return registrations
    .filter(({ status }) => status.state === 'waiting' && status.reason === 'full')
    .sort((one, other) => Temporal.Instant.compare(inLineSince(one), inLineSince(other)))
}

function inLineSince({ registeredAt, movedToEndAt }: Registration): Temporal.Instant {
  return movedToEndAt ?? registeredAt
}

/** Whether seats of a date can still become someone's: it has not started and takes place. */
function isOpen(date: DateState['date'], now: Temporal.Instant): boolean {
  return !hasStarted(date, now) && !date.calledOff
}

export function freeSeats({ date, registrations }: DateState, now: Temporal.Instant): number {
  return seatsLeft(date.seats, seatsTaken(holdsOf(registrations), now))
}

/** Offers free seats in order, all seats of a party or none: one that cannot be served blocks those behind it (docs/rules/waitlist.md). */
function offerToLine(state: DateState, now: Temporal.Instant): StateChange[] {
  if (!isOpen(state.date, now)) return []
  const until = offerEnds(state.date, now, state.windows)
  const offers: StateChange[] = []
  let left = freeSeats(state, now)
  for (const { id, seats } of waitingLine(state.registrations)) {
    if (seats > left) break
    left -= seats
    offers.push({ id, to: { state: 'offered', until } })
  }
  return offers
}

export type OfferRefusal =
  | Refusal<'workshop-over'>
  | Refusal<'not-waiting'>
  | (Refusal<'not-enough-seats'> & { left: number })

export type OfferDecision = Result<{ to: Extract<RegistrationState, { state: 'offered' }> }, OfferRefusal>

/** The organiser makes an offer to one registration: at a regional price, or out of order (docs/product.md#waitlist). */
export function makeOffer(state: DateState, { status, seats }: Registration, now: Temporal.Instant): OfferDecision {
  if (hasStarted(state.date, now)) return refused('workshop-over')
  if (status.state !== 'waiting') return refused('not-waiting')
  const left = freeSeats(state, now)
  if (seats > left) return refused('not-enough-seats', { left })
  return { outcome: 'done', to: { state: 'offered', until: offerEnds(state.date, now, state.windows) } }
}

/** Why an offer cannot be confirmed; texts in `registration.refusal`. */
export type ConfirmRefusal =
  | Refusal<'workshop-over' | 'offer-expired' | 'not-offered' | 'no-card-payment'>
  | (Refusal<'wrong-count'> & { count: number })

export type ConfirmDecision = Result<
  { to: Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' }> },
  ConfirmRefusal
>

/** The booker accepts the offer and names exactly as many participants (docs/product.md#waitlist). Expired holds are released before. */
export function confirmOffer(
  { date, windows }: DateState,
  { status, seats }: Registration,
  { participants, takesCards }: { participants: number; takesCards: boolean },
  now: Temporal.Instant,
): ConfirmDecision {
  if (hasStarted(date, now)) return refused('workshop-over')
  if (status.state === 'expired') return refused('offer-expired')
  if (status.state !== 'offered') return refused('not-offered')
  if (date.payment === 'card' && !takesCards) return refused('no-card-payment')
  if (participants !== seats) return refused('wrong-count', { count: seats })
  const to: RegistrationState =
    date.payment === 'card'
      ? { state: 'awaiting-payment', until: paymentEnds(date, now, windows) }
      : { state: 'confirmed' }
  return { outcome: 'done', to }
}

export type MoveToEndRefusal = Refusal<'workshop-over' | 'not-in-line' | 'last-in-line'>
export type MoveToEndDecision = Result<object, MoveToEndRefusal>

/** The organiser moves a party to the end of the waitlist, so that the next can be served (docs/rules/waitlist.md). */
export function decideMoveToEnd(
  { date, registrations }: DateState,
  { id, status }: Registration,
  now: Temporal.Instant,
): MoveToEndDecision {
  if (hasStarted(date, now)) return refused('workshop-over')
  if (status.state !== 'waiting' || status.reason !== 'full') return refused('not-in-line')
  const isLast = waitingLine(registrations).at(-1)?.id === id
  return isLast ? refused('last-in-line') : done
}

/** Expires offers and unpaid holds. They end at their instant, whenever this runs (docs/rules/waitlist.md). */
function endHolds({ registrations }: DateState, now: Temporal.Instant): StateChange[] {
  return registrations
    .filter((registration) => {
      const hold = holdOf(registration)
      return hold !== null && !holdsSeats(hold, now)
    })
    .map(({ id }) => ({ id, to: { state: 'expired' } }))
}

/** The effects of time: expired holds end, and free seats are offered. Applied before and after each command. */
export function expireHoldsAndOffer(state: DateState, now: Temporal.Instant): StateChange[] {
  const ended = endHolds(state, now)
  return [...ended, ...offerToLine(after(state, ended), now)]
}

export type MoreTimeRefusal = Refusal<'workshop-over' | 'not-offered' | 'other-end' | 'no-more-time'>
export type MoreTimeDecision = Result<{ to: Extract<RegistrationState, { state: 'offered' }> }, MoreTimeRefusal>

/** How much longer an offer is open. `until` is the end that the organiser saw: a form that is sent twice extends it once. */
export interface MoreTime {
  hours: number
  until: string
}

/** The organiser extends an offer by some hours, never past the start of the workshop (docs/rules/waitlist.md). */
export function moreTime(
  { date }: DateState,
  { status }: Registration,
  { hours, until: seen }: MoreTime,
  now: Temporal.Instant,
): MoreTimeDecision {
  if (hasStarted(date, now)) return refused('workshop-over')
  if (status.state !== 'offered') return refused('not-offered')
  if (status.until.toString() !== seen) return refused('other-end')
  const [wished, start] = [status.until.add({ hours }), startOf(date)]
  const until = Temporal.Instant.compare(wished, start) < 0 ? wished : start
  if (Temporal.Instant.compare(until, status.until) <= 0) return refused('no-more-time')
  return { outcome: 'done', to: { state: 'offered', until } }
}

/** Free seats open to everyone: none while parties are on the waitlist for them. */
export function bookableSeats(state: DateState, now: Temporal.Instant): number {
  return waitingLine(state.registrations).length > 0 ? 0 : freeSeats(state, now)
}

export type PaymentDecision = 'confirm' | 'nothing-to-do' | 'refund'

/** A payment in time confirms; a late one only if seats are free and no one is in line (docs/rules/waitlist.md). Otherwise it is refunded. */
export function takePayment(state: DateState, { status, seats }: Registration, now: Temporal.Instant): PaymentDecision {
  switch (status.state) {
    case 'confirmed':
      return 'nothing-to-do'
    case 'awaiting-payment':
      return 'confirm'
    case 'expired':
      return isOpen(state.date, now) && seats <= bookableSeats(state, now) ? 'confirm' : 'refund'
    default:
      return 'refund'
  }
}
