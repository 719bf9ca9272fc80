import type { OrderState } from '#domain/order/order.ts'
import { confirmationEnds } from '#domain/registration/registration.ts'
import type { Windows } from '#domain/settings/site-settings.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { type LimitedUse, withinLimits } from '#features/spam/rate-limits.ts'
import type { Transactions } from '#platform/ports.ts'

/** What is counted of an order that a stranger sends. */
export interface CountedOrder {
  /** A salted hash of the network address; undefined for callers without limits, such as the office. */
  sender: string | undefined
  /** Of the booker, as typed. */
  email: string
  /** The slug of the date; null for what has no seats. */
  date: string | null
  /** An order without seats counts as one. */
  seats: number
  idempotencyKey: string
}

/** An order against the limits of its sender, its address and its date (docs/rules/spam.md). */
export interface OrderLimits {
  /** False when so much has been ordered today, by the sender or for the address, that nothing more is taken. */
  mayOrder: boolean
  /** False when the address has to be confirmed first. */
  isWithin: boolean
  windows: Windows
}

/**
 * Counts an order before it is placed, in a transaction of its own, so that a slow booking does not lock the rows of the limits. Null for
 * callers without limits, and for a form that was sent before.
 */
export async function countOrder(
  transactions: Transactions<OrderingStores>,
  { sender, email, date, seats, idempotencyKey }: CountedOrder,
  now: Temporal.Instant,
): Promise<OrderLimits | null> {
  if (sender === undefined) return null
  return transactions.run(async (stores) => {
    if (await stores.findByIdempotencyKey(idempotencyKey)) return null
    const { windows } = await stores.settings.current()
    const amount = Math.max(1, seats)
    const uses: LimitedUse[] = [
      { purpose: 'order-mail', of: email },
      { purpose: 'order-sender', of: sender },
      { purpose: 'booking-sender', of: sender, amount, most: windows.seatsPerSender },
      { purpose: 'booking-address', of: email, amount, most: windows.seatsPerAddress },
    ]
    if (date !== null) uses.push({ purpose: 'booking-date', of: date, amount, most: windows.seatsPerDate })
    const [mayWrite = true, maySend = true, ...within] = await withinLimits(stores.rateLimits, uses, now)
    return { mayOrder: mayWrite && maySend, isWithin: within.every(Boolean), windows }
  })
}

type AwaitingConfirmation = Extract<OrderState, { state: 'awaiting-confirmation' }>

/**
 * An order on invoice above a limit is held until its address is confirmed. Who pays by card proves more than an address, and who waits
 * holds no seats.
 */
export function heldAbove<To extends { state: string }>(
  limits: OrderLimits | null,
  to: To,
  { date, now }: { date: LiveDate | null; now: Temporal.Instant },
): To | AwaitingConfirmation {
  if (limits === null || limits.isWithin || to.state !== 'confirmed') return to
  return { state: 'awaiting-confirmation', until: confirmationEnds(date, now, limits.windows) }
}
