import { startCheckout } from '#features/payment/start-checkout.ts'
import { takePaymentEvent } from '#features/payment/take-payment-event.ts'
import { readsOn } from '#server/composition/stores.ts'
import type { BookingWorld } from './booking-world.ts'
import type { cashService } from './cash-service.ts'

/** Ports for ordering and paying at an instant, with a checkout. */
export function payingPorts(world: BookingWorld, service: ReturnType<typeof cashService>, now: Temporal.Instant) {
  return {
    clock: { now: () => now },
    randomSource: { id: () => crypto.randomUUID(), token: (): string => crypto.randomUUID() },
    transactions: world.transactions,
    reads: readsOn(world.database.db),
    checkout: service.checkout,
    describeOrder: async () => 'Flight Levels',
  }
}

/** Pays the last checkout of an order with a card, as the provider reports it. Amounts in cents. */
export async function payByCard(ports: ReturnType<typeof payingPorts>, orderId: string) {
  await startCheckout(ports, { orderId, returnTo: 'https://site.example/order', language: 'de' })
  const payment = await ports.transactions.run((stores) => stores.lastPayment(orderId))
  if (!payment) throw new Error('nobody has tried to pay')
  const { id: paymentId, amount } = payment
  const event = { eventId: `evt_${paymentId}`, paymentId, session: `cs_${paymentId}`, receipt: `pi_${paymentId}` }
  await takePaymentEvent(ports, { kind: 'paid', ...event, amount })
  return { paymentId, amount }
}
