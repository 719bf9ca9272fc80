import type { Windows } from '#domain/settings/windows.ts'
import { type LiveDate, startOf } from '../workshop/workshop-date.ts'

/** Why a registration waits: the date is full, or it has a regional price and the organiser decides (docs/product.md#waitlist). */
export const waitReasons = ['full', 'regional-price'] as const
export type WaitReason = (typeof waitReasons)[number]

/** The state of a registration (docs/rules/waitlist.md). Only some states hold seats. */
export type RegistrationState =
  | { state: 'waiting'; reason: WaitReason }
  | { state: 'offered'; until: Temporal.Instant }
  | { state: 'awaiting-payment'; until: Temporal.Instant }
  /** Booked by invoice above a limit, until the booker confirms the address (docs/rules/spam.md). */
  | { state: 'awaiting-confirmation'; until: Temporal.Instant }
  | { state: 'confirmed' }
  | { state: 'cancelled' }
  | { state: 'expired' }

/** In the order in which a registration passes through them. */
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

/** One party on one date. Its seats are booked all together or not at all. */
export interface Registration {
  id: string
  seats: number
  status: RegistrationState
  /** Decides the position on the waitlist. */
  registeredAt: Temporal.Instant
  /** When the organiser moved it to the end of the waitlist; then this decides the position. */
  movedToEndAt?: Temporal.Instant | undefined
}

export interface DateState {
  date: LiveDate
  registrations: readonly Registration[]
  windows: Windows
}

export interface StateChange {
  id: string
  to: RegistrationState
}

/** The seat hold of a registration; null when it holds no seats. */
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

/** A transition. `new` means created, `gone` deleted. */
export interface Transition {
  from: StateName | 'new'
  to: StateName | 'gone'
  /** The trigger in a few words; docs/rules/waitlist.md draws its diagram from these. */
  when: string
}

/** All transitions of a registration (docs/product.md#waitlist). */
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
  { from: 'awaiting-confirmation', to: 'cancelled', when: 'booker withdraws or organiser cancels' },
  { from: 'awaiting-confirmation', to: 'expired', when: 'time to confirm the address is over' },
  { from: 'expired', to: 'confirmed', when: 'paid late, seats still free, no one in line' },
  { from: 'expired', to: 'cancelled', when: 'booker cancels' },
  { from: 'expired', to: 'gone', when: 'workshop over, deleted' },
  { from: 'confirmed', to: 'cancelled', when: 'cancelled, withdrawn or workshop called off' },
  { from: 'cancelled', to: 'gone', when: 'workshop over, deleted' },
]

export function mayGo(from: Transition['from'], to: Transition['to']): boolean {
  return transitions.some((way) => way.from === from && way.to === to)
}

/** The end of an offer made now, never after the start of the workshop. */
export function offerEnds(date: LiveDate, now: Temporal.Instant, { offerHours }: Windows): Temporal.Instant {
  return earlier(now.add({ hours: offerHours }), startOf(date))
}

/** The end of the seat hold for a card payment that starts now, never after the start of the workshop. */
export function paymentEnds(date: LiveDate, now: Temporal.Instant, { paymentMinutes }: Windows): Temporal.Instant {
  return earlier(now.add({ minutes: paymentMinutes }), startOf(date))
}

/**
 * The end of the seat hold while the booker confirms the address, never after the start of the workshop. `date` is null for products without a date.
 */
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

/** A claim on seats: permanent when confirmed, temporary while awaiting payment or offered (docs/rules/capacity.md). */
export interface SeatHold {
  seats: number
  /** Null for a permanent hold. */
  heldUntil: Temporal.Instant | null
}

/** A hold ends at its instant: at that very moment the seats are free again. */
export function holdsSeats(hold: SeatHold, now: Temporal.Instant): boolean {
  return hold.heldUntil === null || Temporal.Instant.compare(now, hold.heldUntil) < 0
}

export function seatsTaken(holds: readonly SeatHold[], now: Temporal.Instant): number {
  return holds.reduce((taken, hold) => (holdsSeats(hold, now) ? taken + hold.seats : taken), 0)
}

/** Never negative, even when the capacity of a full date was reduced. */
export function seatsLeft(capacity: number, taken: number): number {
  return Math.max(0, capacity - taken)
}
