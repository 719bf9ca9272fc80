/** Confirmed seats of a date, and when they were booked there or moved to it. */
interface SoldSeats {
  seats: number
  since: Temporal.Instant
}

/** An order that was cancelled for the full price or a part of it, as long as its fee is not settled in another way. */
export interface ChargedOrder {
  orderId: string
  seats: number
  cancelledAt: Temporal.Instant
}

/**
 * How many seats of cancelled orders with a fee were sold again, by order: as many as are sold or charged beyond the seats of the date, as far as they
 * were sold after the cancellation. Who cancelled first comes first (docs/rules/changes.md#a-cancelled-seat-that-is-sold-again).
 */
export function seatsSoldAgain(
  capacity: number,
  sold: readonly SoldSeats[],
  charged: readonly ChargedOrder[],
): Map<string, number> {
  let beyond = seatsOf([...sold, ...charged]) - capacity
  const again = new Map<string, number>()
  for (const { orderId, seats, cancelledAt } of charged.toSorted(byCancellation)) {
    const later = seatsOf(sold.filter(({ since }) => Temporal.Instant.compare(since, cancelledAt) > 0))
    const count = Math.min(seats, beyond, later)
    if (count <= 0) continue
    again.set(orderId, count)
    beyond -= count
  }
  return again
}

function byCancellation(one: ChargedOrder, other: ChargedOrder): number {
  return Temporal.Instant.compare(one.cancelledAt, other.cancelledAt)
}

function seatsOf(all: readonly { seats: number }[]): number {
  return all.reduce((sum, { seats }) => sum + seats, 0)
}
