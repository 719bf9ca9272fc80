import type { Windows } from '#domain/settings/windows.ts'
import { type LiveDate, startOf } from '../workshop/workshop-date.ts'

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

/**
 * What holds seats of a workshop date: confirmed registrations, and for a limited time those that await payment or were offered
 * from the waitlist (docs/rules/capacity.md).
 */
export interface SeatHold {
  seats: number
  /** Seats are held until then; null holds them for good. */
  heldUntil: Temporal.Instant | null
}

/** A hold ends at its instant: at that very moment the seats are free again. */
export function holdsSeats(hold: SeatHold, now: Temporal.Instant): boolean {
  return hold.heldUntil === null || Temporal.Instant.compare(now, hold.heldUntil) < 0
}

export function seatsTaken(holds: readonly SeatHold[], now: Temporal.Instant): number {
  return holds.reduce((taken, hold) => (holdsSeats(hold, now) ? taken + hold.seats : taken), 0)
}

/** Never below zero, also when seats were taken away from a full date. */
export function seatsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}
