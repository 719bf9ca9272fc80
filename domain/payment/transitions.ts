import type { PaymentState } from './payment.ts'

/** One way a payment may go. */
export interface PaymentWay {
  from: PaymentState | 'new'
  to: PaymentState
  /** What makes it go there, in a few words: the diagram in docs/rules/payment.md is drawn from them. */
  when: string
}

/** Everything that can happen to a payment. Any other news of a provider is old news, and changes nothing. */
export const paymentWays: readonly PaymentWay[] = [
  { from: 'new', to: 'open', when: 'pay button pressed' },
  { from: 'open', to: 'failed', when: 'provider never answered, begun anew' },
  { from: 'open', to: 'expired', when: 'session ended unpaid' },
  { from: 'open', to: 'paid', when: 'paid, seats are the booker’s' },
  { from: 'open', to: 'refund-due', when: 'paid, but no seats for it' },
  { from: 'expired', to: 'paid', when: 'paid late, seats still free' },
  { from: 'expired', to: 'refund-due', when: 'paid late, no seats' },
  { from: 'failed', to: 'paid', when: 'paid after all, seats are the booker’s' },
  { from: 'failed', to: 'refund-due', when: 'paid after all, but no seats for it' },
  { from: 'paid', to: 'refund-due', when: 'order cancelled, nothing is due' },
  { from: 'refund-due', to: 'refunded', when: 'provider has paid back' },
  { from: 'paid', to: 'refunded', when: 'paid back by hand at the provider' },
  { from: 'refunded', to: 'paid', when: 'bank sent the refund back' },
  { from: 'refund-due', to: 'paid', when: 'part taken by a lost dispute or paid back by hand' },
]

export function mayGo(from: PaymentWay['from'], to: PaymentState): boolean {
  return paymentWays.some((way) => way.from === from && way.to === to)
}
