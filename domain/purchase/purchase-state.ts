import type { OrderState } from '#domain/order/order.ts'
import type { PaymentWay } from '#domain/workshop/workshop-date.ts'

/** Nobody waits for what has no seats, so there is a week to pay it by card. */
const daysToPay = 7

/** How an order without seats starts: by invoice it is confirmed at once, by card once it is paid. */
export function purchaseState(
  payment: PaymentWay,
  now: Temporal.Instant,
): Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }> {
  if (payment === 'invoice') return { state: 'confirmed' }
  return { state: 'awaiting-payment', until: now.add({ hours: daysToPay * 24 }) }
}
