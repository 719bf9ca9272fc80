import type { PaymentEventKind } from '#domain/payment/payment.ts'
import type { TestSession } from '#features/payment/ports.ts'

const types = {
  paid: 'checkout.session.completed',
  expired: 'checkout.session.expired',
  refunded: 'charge.refunded',
} as const satisfies Record<PaymentEventKind, string>

/** A message about a session in Stripe's format. The same event has the same id each time it is sent. */
export function testEvent({ id, request }: Pick<TestSession, 'id' | 'request'>, event: PaymentEventKind): string {
  const metadata = { payment: request.paymentId, order: request.number }
  const session = {
    id,
    object: 'checkout.session',
    payment_status: event === 'paid' ? 'paid' : 'unpaid',
    payment_intent: event === 'paid' ? `pi_${id}` : null,
    amount_total: request.amount,
    currency: 'eur',
    metadata,
  }
  const object = event === 'refunded' ? { object: 'charge', refunded: true, metadata } : session
  return JSON.stringify({ id: `evt_${event}_${id}`, object: 'event', type: types[event], data: { object } })
}
