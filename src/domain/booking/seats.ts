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
