import { viennaDay } from '../iso-date.ts'
import type { Booker, InvoiceAddress } from '../order/order.ts'
import type { Participant } from '../participant/participant.ts'
import { type Quote, quoteFor } from '../pricing/quote.ts'
import { offersDiscover, offersIntroduction, type PriceList, priceRegion, type Tariff } from '../pricing/tariff.ts'
import { type DateState, paymentEnds, type RegistrationState } from '../registration/registration.ts'
import { bookableSeats } from '../registration/waitlist.ts'
import type { Result } from '../result.ts'
import type { Buyer } from '../tax/tax.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import { type Availability, hasStarted, type LiveDate } from '../workshop/workshop-date.ts'
import type { BookingForm } from './booking-form.ts'

/** The booker first when taking part. The introduction is dropped where it is not offered (a forged form); Discover includes it. */
export function participantsOf(form: BookingForm, certification: CertificationSlug): Participant[] {
  const offered = offersIntroduction(certification)
  const included = form.discover && offersDiscover(certification)
  const { phone: _phone, notes: _notes, ...booker } = form.booker
  const others = form.participants.map(({ addsIntroduction, ...person }) => ({
    ...person,
    addIntroduction: included || (offered && addsIntroduction),
  }))
  if (!form.bookerTakesPart) return others
  return [{ ...booker, addIntroduction: included || (offered && form.bookerAddsIntroduction) }, ...others]
}

export function bookerOf(form: BookingForm): Booker {
  return form.booker
}

/** A VAT id typed before the 'no VAT id' box was ticked is ignored. */
export function invoiceOf(form: Pick<BookingForm, 'invoice'>): InvoiceAddress {
  const { noVatId, vatId, ...address } = form.invoice
  return { ...address, vatId: noVatId ? undefined : vatId }
}

export function buyerOf(invoice: InvoiceAddress): Buyer {
  return { country: invoice.country, hasVatId: invoice.vatId !== undefined }
}

export interface BookSeats {
  participants: readonly Participant[]
  buyer: Buyer
  declinesRegionalDiscount: boolean
  /** Discover for all participants, where it is offered. */
  discover?: boolean
  /** Whether this asks for a place on the waitlist, which never becomes a booking by itself. */
  joinsWaitlist: boolean
  tariff: Tariff
  /** Whether card payment is available. Without it, products paid by card cannot be ordered. */
  takesCards: boolean
}

/** Why a booking is refused. Each reason has a text in both languages (`booking.refusal`). */
export type BookingRefusal =
  | { reason: 'not-live' }
  | { reason: 'workshop-over' }
  | { reason: 'called-off' }
  | { reason: 'no-card-payment' }
  | { reason: 'sold-out' }
  | { reason: 'waitlist-only' }
  | { reason: 'not-enough-seats'; left: number }
  | { reason: 'too-many-participants'; limit: number }
  /** The address is already on the waitlist of this date, and the booker has not confirmed a second registration. */
  | { reason: 'already-waiting' }
  /** The price, or the days, hours and city, are no longer those that the page showed: what it costs now, and whether it would go on the waitlist. */
  | { reason: 'offer-changed'; quote: Quote; waits: boolean }
  | { reason: 'too-many-orders' }

export type FirstState = Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' | 'waiting' }>

type BookingDecision = Result<{ to: FirstState; quote: Quote }, BookingRefusal>

/**
 * Decides whether seats can be booked and at what price (docs/rules/capacity.md), or whether the party joins the waitlist (docs/rules/waitlist.md).
 * All seats or none. Expired holds must have been released, and the form must be valid: at least one participant, no duplicate e-mail address.
 */
export function bookSeats(state: DateState, command: BookSeats, now: Temporal.Instant): BookingDecision {
  const { date } = state
  const { buyer, declinesRegionalDiscount, discover, tariff } = command
  const participants = command.participants.length
  const asked = { ...command, participants, prices: tariff.prices }
  const refusal = seatRefusal({ date, left: bookableSeats(state, now) }, asked, now)
  if (refusal) return { outcome: 'refused', refusal }
  const introductions = command.participants.filter((participant) => participant.addIntroduction).length
  const orderedOn = viennaDay(now)
  const booking = { participants, introductions, discover, buyer, declinesRegionalDiscount, orderedOn }
  const quote = quoteFor(date, booking, tariff)
  if (regionOf(date, asked) !== 1) return { outcome: 'done', to: { state: 'waiting', reason: 'regional-price' }, quote }
  if (command.joinsWaitlist && date.waitlist)
    return { outcome: 'done', to: { state: 'waiting', reason: 'full' }, quote }
  return { outcome: 'done', to: bookedAs(state, now), quote }
}

/** What of a booking decides whether there are seats for it. */
export interface SeatQuestion
  extends Pick<BookSeats, 'buyer' | 'declinesRegionalDiscount' | 'joinsWaitlist' | 'takesCards'> {
  participants: number
  prices: PriceList
}

/** The reason why a date with `left` bookable seats has none for this booking; null when it has, or when it goes to the waitlist. */
export function seatRefusal(
  { date, left }: { date: LiveDate; left: number },
  asked: SeatQuestion,
  now: Temporal.Instant,
): BookingRefusal | null {
  if (hasStarted(date, now)) return { reason: 'workshop-over' }
  if (date.calledOff) return { reason: 'called-off' }
  if (date.payment === 'card' && !asked.takesCards) return { reason: 'no-card-payment' }
  if (asked.participants > date.participantLimit)
    return { reason: 'too-many-participants', limit: date.participantLimit }
  if (left === 0 && !date.waitlist) return { reason: 'sold-out' }
  if (regionOf(date, asked) !== 1 || (asked.joinsWaitlist && date.waitlist)) return null
  if (left === 0) return { reason: 'waitlist-only' }
  return asked.participants > left ? { reason: 'not-enough-seats', left } : null
}

const closedReasons = {
  'called-off': 'called-off',
  started: 'workshop-over',
  over: 'workshop-over',
  'sold-out': 'sold-out',
  'not-payable': 'no-card-payment',
  'self-paced': 'not-live',
} as const satisfies Record<Exclude<Availability['state'], 'bookable' | 'waiting-list'>, BookingRefusal['reason']>

/** The reason why a date takes no booking at all, whatever its form asks for; null while it has seats or a waitlist (docs/rules/forms.md). */
export function closedRefusal({ state }: Availability): BookingRefusal | null {
  return state === 'bookable' || state === 'waiting-list' ? null : { reason: closedReasons[state] }
}

function regionOf({ certification }: LiveDate, { buyer, declinesRegionalDiscount, prices }: SeatQuestion) {
  return priceRegion({ certification, country: buyer.country, declinesRegionalDiscount }, prices)
}

function bookedAs({ date, windows }: DateState, now: Temporal.Instant): FirstState {
  return date.payment === 'card'
    ? { state: 'awaiting-payment', until: paymentEnds(date, now, windows) }
    : { state: 'confirmed' }
}
