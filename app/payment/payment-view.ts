import type { Order } from '#domain/order/order.ts'
import type { Payment } from '#domain/payment/payment.ts'

/** How the page of an order says that it is paid, or that it is not: plain values that travel to the browser. */
export type PaymentView =
  | { state: 'settled'; byCard: boolean }
  | {
      state: 'awaiting'
      /** ISO instant. */
      until: string
      /** Begun minutes, at least one. */
      minutesLeft: number
    }
  | { state: 'checking' | 'expired' | 'cancelled' | 'refund-due' | 'refunded' }

/** Where the visitor comes from: `done` from the page of the provider, `unavailable` from a provider that did not answer. */
export type CheckoutTrace = 'done' | 'unavailable' | null

export function paymentView(
  { standing }: Pick<Order, 'standing'>,
  payment: Pick<Payment, 'state'> | null,
  { trace, now }: { trace: CheckoutTrace; now: Temporal.Instant },
): PaymentView {
  if (standing.state === 'confirmed') return { state: 'settled', byCard: payment?.state === 'paid' }
  if (payment?.state === 'refund-due' || payment?.state === 'refunded') return { state: payment.state }
  if (standing.state === 'cancelled') return { state: 'cancelled' }
  // The visitor is back sooner than the provider's message.
  if (trace === 'done' && payment) return { state: 'checking' }
  if (standing.state === 'expired') return { state: 'expired' }
  const left = now.until(standing.until).total('minutes')
  if (left <= 0) return { state: 'expired' }
  return { state: 'awaiting', until: standing.until.toString(), minutesLeft: Math.ceil(left) }
}
