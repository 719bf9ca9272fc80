import type { SeatHold } from '#domain/booking/seats.ts'
import type { Windows } from '#domain/settings/windows.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** Why a registration waits: the date is full, or its price is a regional one and the organiser decides (SPEC §4, DESIGN §3). */
export const waitReasons = ['full', 'regional-price'] as const
export type WaitReason = (typeof waitReasons)[number]

/** Where a registration stands (docs/rules/waitlist.md). Seats are held only as long as a state says. */
export type RegistrationState =
  | { state: 'waiting'; reason: WaitReason }
  | { state: 'offered'; until: Temporal.Instant }
  | { state: 'awaiting-payment'; until: Temporal.Instant }
  /** Booked on invoice, above a limit: until the booker confirms the address (docs/rules/spam.md). */
  | { state: 'awaiting-confirmation'; until: Temporal.Instant }
  | { state: 'confirmed' }
  | { state: 'cancelled' }
  | { state: 'expired' }

export type StateName = RegistrationState['state']

/** One party on one date: as many seats as it has participants, in one piece. */
export interface Registration {
  id: string
  seats: number
  standing: RegistrationState
  /** Decides the place in line. */
  registeredAt: Temporal.Instant
  /** When the organiser put it at the end of the line; then this decides. */
  skippedAt?: Temporal.Instant | undefined
}

/** A date under its lock, with everybody who is registered for it. */
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
export function holdOf({ seats, standing }: Registration): SeatHold | null {
  switch (standing.state) {
    case 'confirmed':
      return { seats, heldUntil: null }
    case 'offered':
    case 'awaiting-payment':
    case 'awaiting-confirmation':
      return { seats, heldUntil: standing.until }
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
      const standing = changed.get(registration.id)
      return standing ? { ...registration, standing } : registration
    }),
  }
}
