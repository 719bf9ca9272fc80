import type { OrderState } from '../order/order.ts'
import type { PaymentWay } from '../workshop/workshop-date.ts'

/** No one waits for what has no seats, so there is a week to pay it by card. */
const daysToPay = 7

/** How an order without seats starts: by invoice it is confirmed at once, by card once it is paid. */
export function purchaseState(
  payment: PaymentWay,
  now: Temporal.Instant,
): Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }> {
  if (payment === 'invoice') return { state: 'confirmed' }
  return { state: 'awaiting-payment', until: now.add({ hours: daysToPay * 24 }) }
}

/** One way an order without seats may go. Orders of live workshops follow their registrations (src/domain/registration/registration.ts). */
export interface PurchaseWay {
  from: OrderState['state'] | 'new'
  to: OrderState['state']
  /** What makes it go there, in a few words: the diagram in docs/rules/self-paced.md is drawn from them. */
  when: string
}

/** Everything that can happen to an order of tickets or a package, and nothing else can. */
export const purchaseWays: readonly PurchaseWay[] = [
  { from: 'new', to: 'confirmed', when: 'ordered, paid by invoice' },
  { from: 'new', to: 'awaiting-payment', when: 'ordered, paid by card' },
  { from: 'new', to: 'awaiting-confirmation', when: 'ordered on invoice, above a limit' },
  { from: 'awaiting-confirmation', to: 'confirmed', when: 'booker confirms the address' },
  { from: 'awaiting-confirmation', to: 'expired', when: 'time to confirm the address is over' },
  { from: 'awaiting-confirmation', to: 'cancelled', when: 'office cancels' },
  { from: 'awaiting-payment', to: 'confirmed', when: 'paid in time' },
  { from: 'awaiting-payment', to: 'expired', when: 'a week is over' },
  { from: 'awaiting-payment', to: 'cancelled', when: 'office cancels or consumer withdraws' },
  { from: 'expired', to: 'confirmed', when: 'paid late: it is never gone' },
  { from: 'confirmed', to: 'cancelled', when: 'office cancels or consumer withdraws' },
]

export function mayGo(from: PurchaseWay['from'], to: PurchaseWay['to']): boolean {
  return purchaseWays.some((way) => way.from === from && way.to === to)
}
