import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'

/** The payment state of an order, as serialisable values. */
export type PaymentView =
  /** Booked, or cancelled afterwards. */
  | { state: 'settled' }
  | {
      state: 'awaiting'
      /** ISO instant. */
      until: string
      /** Rounded up, at least one. */
      minutesLeft: number
    }
  /** Held until the booker confirms the address; ISO instant. */
  | { state: 'unconfirmed'; until: string }
  | { state: 'checking' | 'lapsed' | 'expired' | 'cancelled' | 'refund-due' | 'refunded' }

/** Where the visitor comes from: `done` from the provider's page, `unavailable` from a provider that did not respond. */
export type CheckoutTrace = 'done' | 'unavailable' | null

/** `wasBooked`: the order was ever confirmed. `byCard`: it is paid by card instead of by invoice. */
export function paymentView(
  { status }: Pick<Order, 'status'>,
  payment: Pick<Payment, 'state'> | null,
  {
    trace,
    now,
    wasBooked,
    byCard,
  }: { trace: CheckoutTrace; now: Temporal.Instant; wasBooked: boolean; byCard: boolean },
): PaymentView {
  if (status.state === 'confirmed' || wasBooked) return { state: 'settled' }
  if (payment?.state === 'refund-due' || payment?.state === 'refunded') return { state: payment.state }
  if (status.state === 'cancelled') return { state: 'cancelled' }
  // The visitor returns before the provider's event arrives.
  if (trace === 'done' && payment) return { state: 'checking' }
  if (status.state === 'expired') return { state: byCard ? 'expired' : 'lapsed' }
  if (status.state === 'awaiting-confirmation') {
    const isOver = Temporal.Instant.compare(now, status.until) >= 0
    return isOver ? { state: 'lapsed' } : { state: 'unconfirmed', until: status.until.toString() }
  }
  const left = now.until(status.until).total('minutes')
  if (left <= 0) return { state: 'expired' }
  return { state: 'awaiting', until: status.until.toString(), minutesLeft: Math.ceil(left) }
}

/** The checkout result in the query of an order page. */
export function checkoutTrace(query: URLSearchParams): CheckoutTrace {
  const trace = query.get('checkout')
  return trace === 'done' || trace === 'unavailable' ? trace : null
}

/** A provider's event takes a second or two. After that the visitor presses a button, because no page should reload itself forever. */
const maxLooks = 8

/** Makes the browser reload after some seconds, a few times, with and without scripts. */
export function refreshHeaders(href: string, query: URLSearchParams): Record<string, string> {
  const looked = Number(query.get('looked') ?? 0)
  if (!Number.isInteger(looked) || looked < 0 || looked >= maxLooks) return {}
  return { Refresh: `${looked < 3 ? 2 : 5}; url=${href}?checkout=done&looked=${looked + 1}` }
}
