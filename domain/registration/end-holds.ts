import { holdsSeats } from '#domain/booking/seats.ts'
import { type DateState, holdOf, type StateChange } from './registration.ts'

/** Offers and payments whose time is over: they expire at their instant, whenever somebody looks (docs/rules/waitlist.md). */
export function endHolds({ registrations }: DateState, now: Temporal.Instant): StateChange[] {
  return registrations
    .filter((registration) => {
      const hold = holdOf(registration)
      return hold !== null && !holdsSeats(hold, now)
    })
    .map(({ id }) => ({ id, to: { state: 'expired' } }))
}
