import { buyerOf, type SeatHold, seatsTaken } from '../booking/booking.ts'
import type { IsoDate } from '../iso-date.ts'
import type { Language } from '../language.ts'
import type { Booker, InvoiceAddress } from '../order/order.ts'
import type { Participant } from '../participant/participant.ts'
import { type Quote, quoteFor } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import type { Windows } from '../settings/site-settings.ts'
import { hasStarted, isOver, type LiveDate, startOf } from '../workshop/workshop-date.ts'
import { freeSeats } from './waitlist.ts'

/** Why a registration waits: the date is full, or its price is a regional one and the organiser decides (docs/product.md#waitlist). */
export const waitReasons = ['full', 'regional-price'] as const
export type WaitReason = (typeof waitReasons)[number]

/** The state of a registration (docs/rules/waitlist.md). Only some states hold seats. */
export type RegistrationState =
  | { state: 'waiting'; reason: WaitReason }
  | { state: 'offered'; until: Temporal.Instant }
  | { state: 'awaiting-payment'; until: Temporal.Instant }
  /** Booked on invoice, above a limit: until the booker confirms the address (docs/rules/spam.md). */
  | { state: 'awaiting-confirmation'; until: Temporal.Instant }
  | { state: 'confirmed' }
  | { state: 'cancelled' }
  | { state: 'expired' }

/** Their names, in the order in which a registration goes through them. */
export const stateNames = [
  'waiting',
  'offered',
  'awaiting-payment',
  'awaiting-confirmation',
  'confirmed',
  'cancelled',
  'expired',
] as const satisfies RegistrationState['state'][]

export type StateName = RegistrationState['state']

/** One party on one date: as many seats as it has participants, in one piece. */
export interface Registration {
  id: string
  seats: number
  status: RegistrationState
  /** Decides the place in line. */
  registeredAt: Temporal.Instant
  /** When the organiser put it at the end of the line; then this decides. */
  skippedAt?: Temporal.Instant | undefined
}

/** A locked date with its registrations. */
export interface DateState {
  date: LiveDate
  registrations: readonly Registration[]
  /** How long offers and payments may take. */
  windows: Windows
}

/** What a decision does to registrations. */
export interface StateChange {
  id: string
  to: RegistrationState
}

/** What a registration holds of its date's seats; null when it holds none. */
export function holdOf({ seats, status }: Registration): SeatHold | null {
  switch (status.state) {
    case 'confirmed':
      return { seats, heldUntil: null }
    case 'offered':
    case 'awaiting-payment':
    case 'awaiting-confirmation':
      return { seats, heldUntil: status.until }
    default:
      return null
  }
}

export function holdsOf(registrations: readonly Registration[]): SeatHold[] {
  return registrations.map(holdOf).filter((hold) => hold !== null)
}

/** The date after these changes. */
export function after(state: DateState, changes: readonly StateChange[]): DateState {
  const changed = new Map(changes.map(({ id, to }) => [id, to]))
  return {
    ...state,
    registrations: state.registrations.map((registration) => {
      const status = changed.get(registration.id)
      return status ? { ...registration, status } : registration
    }),
  }
}

/** One way a registration may go. `new` is where it comes from, `gone` means that it is deleted. */
export interface Transition {
  from: StateName | 'new'
  to: StateName | 'gone'
  /** What makes it go there, in a few words: the diagram in docs/rules/waitlist.md is drawn from them. */
  when: string
}

/** Everything that can happen to a registration, and nothing else can (docs/product.md#waitlist). */
export const transitions: readonly Transition[] = [
  { from: 'new', to: 'confirmed', when: 'booked, paid by invoice' },
  { from: 'new', to: 'awaiting-payment', when: 'booked, paid by card' },
  { from: 'new', to: 'awaiting-confirmation', when: 'booked on invoice, above a limit' },
  { from: 'new', to: 'waiting', when: 'date full, or regional price' },
  { from: 'waiting', to: 'offered', when: 'seats free and first in line, or offered by the organiser' },
  { from: 'waiting', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'waiting', to: 'gone', when: 'workshop over, deleted' },
  { from: 'offered', to: 'confirmed', when: 'booker confirms, paid by invoice' },
  { from: 'offered', to: 'awaiting-payment', when: 'booker confirms, paid by card' },
  { from: 'offered', to: 'offered', when: 'organiser gives more time' },
  { from: 'offered', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'offered', to: 'expired', when: 'time to confirm is over' },
  { from: 'awaiting-payment', to: 'confirmed', when: 'paid in time' },
  { from: 'awaiting-payment', to: 'cancelled', when: 'booker or organiser cancels' },
  { from: 'awaiting-payment', to: 'expired', when: 'time to pay is over' },
  { from: 'awaiting-confirmation', to: 'confirmed', when: 'booker confirms the address' },
  { from: 'awaiting-confirmation', to: 'cancelled', when: 'organiser cancels' },
  { from: 'awaiting-confirmation', to: 'expired', when: 'time to confirm the address is over' },
  { from: 'expired', to: 'confirmed', when: 'paid late, seats still free' },
  { from: 'expired', to: 'cancelled', when: 'booker cancels' },
  { from: 'expired', to: 'gone', when: 'workshop over, deleted' },
  { from: 'confirmed', to: 'cancelled', when: 'cancelled, withdrawn or workshop called off' },
  { from: 'cancelled', to: 'gone', when: 'workshop over, deleted' },
]

export function mayGo(from: Transition['from'], to: Transition['to']): boolean {
  return transitions.some((way) => way.from === from && way.to === to)
}

/** The end of an offer that is made now: never after the workshop has started. */
export function offerEnds(date: LiveDate, now: Temporal.Instant, { offerHours }: Windows): Temporal.Instant {
  return earlier(now.add({ hours: offerHours }), startOf(date))
}

/** Until when a card payment that begins now holds its seats: never after the workshop has started. */
export function paymentEnds(date: LiveDate, now: Temporal.Instant, { paymentMinutes }: Windows): Temporal.Instant {
  return earlier(now.add({ minutes: paymentMinutes }), startOf(date))
}

/** Until when an order holds its seats for the booker to confirm the address: never after the workshop has started. Null has no date. */
export function confirmationEnds(
  date: LiveDate | null,
  now: Temporal.Instant,
  { confirmHours }: Pick<Windows, 'confirmHours'>,
): Temporal.Instant {
  const until = now.add({ hours: confirmHours })
  return date ? earlier(until, startOf(date)) : until
}

function earlier(one: Temporal.Instant, other: Temporal.Instant): Temporal.Instant {
  return Temporal.Instant.compare(one, other) <= 0 ? one : other
}

/** What a party on the waitlist has asked for. It becomes an order when the booker confirms, and is kept until then. */
export interface RegistrationRequest {
  booker: Booker
  invoice: InvoiceAddress
  language: Language
  newsletter: boolean
  declinesRegionalDiscount: boolean
  /** Missing where it was not asked for. */
  discover?: boolean
}

/** What these seats cost if they are confirmed, by the prices that held when they were asked for: the date's price is known, only the seats are not there yet. */
export function quoteOfRequest(
  date: LiveDate,
  request: RegistrationRequest,
  participants: readonly Participant[],
  { tariff, orderedOn }: { tariff: Tariff; orderedOn: IsoDate },
): Quote {
  const booking = {
    participants: participants.length,
    introductions: participants.filter(({ addIntroduction }) => addIntroduction).length,
    discover: request.discover,
    buyer: buyerOf(request.invoice),
    declinesRegionalDiscount: request.declinesRegionalDiscount,
    orderedOn,
  }
  return quoteFor(date, booking, tariff)
}

export type CancelDecision =
  | { accepted: true }
  | { accepted: false; refusal: { reason: 'workshop-over' } | { reason: 'already-cancelled' } }

/** Cancels what waits, is offered, awaits payment or has expired; an over workshop can only be deleted (docs/product.md#waitlist). */
export function cancel({ date }: DateState, { status }: Registration, now: Temporal.Instant): CancelDecision {
  if (isOver(date, now)) return { accepted: false, refusal: { reason: 'workshop-over' } }
  if (!mayGo(status.state, 'cancelled')) return { accepted: false, refusal: { reason: 'already-cancelled' } }
  return { accepted: true }
}

export type SeatsDecision = { accepted: true } | { accepted: false; refusal: { reason: 'below-taken'; taken: number } }

/** The organiser gives a date more or fewer seats: never fewer than are taken (docs/product.md#office). */
export function changeSeats(state: DateState, seats: number, now: Temporal.Instant): SeatsDecision {
  const taken = seatsTaken(holdsOf(state.registrations), now)
  return seats >= taken ? { accepted: true } : { accepted: false, refusal: { reason: 'below-taken', taken } }
}

/** What becomes of a registration whose payment has arrived. */
export type PaymentDecision = 'confirm' | 'nothing-to-do' | 'refund'

/**
 * A payment in time confirms. One that comes too late takes seats only if there are any, else it is refunded (docs/product.md#waitlist); so is
 * one for something that was cancelled. Seats that are free now belong to no one in line: those got their offers before.
 */
export function takePayment(state: DateState, { status, seats }: Registration, now: Temporal.Instant): PaymentDecision {
  switch (status.state) {
    case 'confirmed':
      return 'nothing-to-do'
    case 'awaiting-payment':
      return 'confirm'
    case 'expired':
      return !hasStarted(state.date, now) && seats <= freeSeats(state, now) ? 'confirm' : 'refund'
    default:
      return 'refund'
  }
}
