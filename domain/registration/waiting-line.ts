import { seatsLeft, seatsTaken } from '#domain/booking/seats.ts'
import { hasStarted } from '#domain/workshop/workshop-date.ts'
import { type DateState, holdsOf, type Registration, type StateChange } from './registration.ts'
import { offerEnds } from './windows.ts'

/** Everybody who waits for a seat of a full date, first come first. Regional prices wait for the organiser, not in this line. */
export function waitingLine(registrations: readonly Registration[]): Registration[] {
  return registrations
    .filter(({ standing }) => standing.state === 'waiting' && standing.reason === 'full')
    .sort((one, other) => Temporal.Instant.compare(inLineSince(one), inLineSince(other)))
}

function inLineSince({ registeredAt, skippedAt }: Registration): Temporal.Instant {
  return skippedAt ?? registeredAt
}

/** Seats that nobody holds now. */
export function freeSeats({ date, registrations }: DateState, now: Temporal.Instant): number {
  return seatsLeft(date.seats, seatsTaken(holdsOf(registrations), now))
}

/**
 * Offers free seats to the line: all that a party asked for or nothing, strictly in turn. Who cannot be served yet keeps the
 * place, and nobody passes (docs/rules/waitlist.md).
 */
export function offerToLine(state: DateState, now: Temporal.Instant): StateChange[] {
  if (hasStarted(state.date, now) || state.date.calledOff) return []
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
