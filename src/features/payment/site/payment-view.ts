import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'

/** How the page of an order says that it is paid, or that it is not: plain values that travel to the browser. */
export type PaymentView =
  /** Booked, or cancelled after that. `card` is null when it was not paid by card. */
  | { state: 'settled'; card: 'paid' | 'refund-due' | 'refunded' | null }
  | {
      state: 'awaiting'
      /** ISO instant. */
      until: string
      /** Begun minutes, at least one. */
      minutesLeft: number
    }
  /** Held until the booker confirms the address; ISO instant. */
  | { state: 'unconfirmed'; until: string }
  | { state: 'checking' | 'lapsed' | 'expired' | 'cancelled' | 'refund-due' | 'refunded' }

/** Where the visitor comes from: `done` from the page of the provider, `unavailable` from a provider that did not answer. */
export type CheckoutTrace = 'done' | 'unavailable' | null

/** `wasBooked`: the order was confirmed once, also when it has been cancelled since. `byCard`: it is paid by card, else by invoice. */
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
  if (status.state === 'confirmed' || wasBooked) return { state: 'settled', card: paidBy(payment) }
  if (payment?.state === 'refund-due' || payment?.state === 'refunded') return { state: payment.state }
  if (status.state === 'cancelled') return { state: 'cancelled' }
  // The visitor is back sooner than the provider's message.
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

function paidBy(payment: Pick<Payment, 'state'> | null) {
  const state = payment?.state
  return state === 'paid' || state === 'refund-due' || state === 'refunded' ? state : null
}

/** What the address of an order page says about where the visitor comes from. */
export function checkoutTrace(query: URLSearchParams): CheckoutTrace {
  const trace = query.get('checkout')
  return trace === 'done' || trace === 'unavailable' ? trace : null
}

/** A message of the provider takes a second or two. Anyone who waits longer presses the button: no page reloads itself for ever. */
const maxLooks = 8

/** Has the browser look again in some seconds, a few times, with and without scripts. */
export function lookAgain(href: string, query: URLSearchParams): Record<string, string> {
  const looked = Number(query.get('looked') ?? 0)
  if (!Number.isInteger(looked) || looked < 0 || looked >= maxLooks) return {}
  return { Refresh: `${looked < 3 ? 2 : 5}; url=${href}?checkout=done&looked=${looked + 1}` }
}
