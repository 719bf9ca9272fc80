import type { Participant } from '#domain/participant/participant.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import { regionOf } from '#domain/pricing/region.ts'
import { quoteFor } from '#domain/pricing/workshop-quote.ts'
import type { Buyer } from '#domain/tax/tax-rule.ts'
import { hasStarted, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { type SeatHold, seatsLeft, seatsTaken } from './seats.ts'

/** The workshop date under its lock, with everything that holds its seats. */
export interface BookingState {
  date: WorkshopDate
  holds: readonly SeatHold[]
}

export interface BookSeats {
  participants: readonly Participant[]
  buyer: Buyer
  declinesRegionalDiscount: boolean
}

/** Why a booking is turned down. Each has its own text in both languages (`booking.refusal`). */
export type BookingRefusal =
  | { reason: 'not-live' }
  | { reason: 'workshop-over' }
  | { reason: 'sold-out' }
  | { reason: 'not-enough-seats'; left: number }
  | { reason: 'too-many-participants'; limit: number }
  | { reason: 'regional-price' }

export type BookingDecision = { accepted: true; quote: Quote } | { accepted: false; refusal: BookingRefusal }

/**
 * Decides whether seats can be booked, and at what price (docs/rules/capacity.md). All seats or none.
 * Participants are counted after the form's own checks: at least one, no e-mail address twice.
 */
export function bookSeats(state: BookingState, command: BookSeats, now: Temporal.Instant): BookingDecision {
  const { date } = state
  const wanted = command.participants.length
  if (date.delivery === 'self-paced') return refuse({ reason: 'not-live' })
  if (hasStarted(date, now)) return refuse({ reason: 'workshop-over' })
  if (wanted > date.participantLimit) return refuse({ reason: 'too-many-participants', limit: date.participantLimit })

  const left = seatsLeft(date.seats, seatsTaken(state.holds, now))
  if (left === 0) return refuse({ reason: 'sold-out' })
  if (wanted > left) return refuse({ reason: 'not-enough-seats', left })
  if (regionOf(command.buyer.country) !== 1 && !command.declinesRegionalDiscount)
    return refuse({ reason: 'regional-price' })

  const introductions = command.participants.filter((participant) => participant.addIntroduction).length
  return { accepted: true, quote: quoteFor(date, { participants: wanted, introductions, buyer: command.buyer }) }
}

function refuse(refusal: BookingRefusal): BookingDecision {
  return { accepted: false, refusal }
}
