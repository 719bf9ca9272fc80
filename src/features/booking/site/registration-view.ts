import { viennaDay } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { fullName } from '#domain/participant/participant.ts'
import { quoteOfRequest } from '#domain/registration/changes.ts'
import type { RegistrationState, StateName } from '#domain/registration/registration.ts'
import { isOver, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { RegistrationWithDate } from '#features/booking/records.ts'
import { workshopView } from '#features/workshops/site/workshop-view.ts'

/** A waitlist registration for its page (docs/product.md#waitlist), as serialisable values. */
export type RegistrationView = ReturnType<typeof registrationView>

export function registrationView(
  { registration, date, request, participants, before, orderId, tariff }: RegistrationWithDate,
  language: Language,
  now: Temporal.Instant,
) {
  const { status, seats, registeredAt } = registration
  const until = 'until' in status ? status.until : null
  return {
    /** The current state, whether or not the job that expires it has run; 'over' follows from the date (docs/product.md#waitlist). */
    state: shownState(status, date, now),
    reason: status.state === 'waiting' ? status.reason : null,
    /** We have cancelled the date, so the booker has not given up. */
    calledOff: date.calledOff,
    /** The number of parties before it on the waitlist; null when it is not waiting. */
    before,
    /** ISO instants. */
    until: until?.toString() ?? null,
    registeredAt: registeredAt.toString(),
    /** The server's time of rendering, from which the countdown starts. */
    now: now.toString(),
    seats,
    email: request.booker.email,
    bookerName: fullName(request.booker),
    notes: request.booker.notes ?? null,
    participants: participants.map(({ id: _id, ...participant }) => participant),
    invoice: request.invoice,
    quote: quoteOfRequest(date, request, participants, { tariff, orderedOn: viennaDay(now) }),
    /** Whether it has become an order, which may be cancelled since. */
    ordered: orderId !== null,
    workshop: workshopView({ date, left: 0 }, language, now),
  }
}

function shownState(status: RegistrationState, date: LiveDate, now: Temporal.Instant): StateName | 'over' {
  const isBooked = status.state === 'confirmed' || status.state === 'awaiting-payment'
  if (!isBooked && isOver(date, now)) return 'over'
  const ended = 'until' in status && Temporal.Instant.compare(status.until, now) <= 0
  return ended ? 'expired' : status.state
}
