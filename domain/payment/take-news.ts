import type { PaymentDecision } from '#domain/registration/take-payment.ts'
import { arrived } from './balance.ts'
import type { PaymentState } from './payment.ts'
import { mayGo } from './transitions.ts'

/** What a provider says about a payment. */
export type PaymentNews = 'paid' | 'expired' | 'refunded'

/**
 * Where news take a payment; null when they are old. `ordered` says what the money would do to what was ordered: whatever it does not
 * confirm goes back. So does the money of somebody who has paid twice: what is confirmed already needs no second payment.
 */
export function takeNews(state: PaymentState, news: PaymentNews, ordered: PaymentDecision): PaymentState | null {
  // Said twice: paid is paid. What became of the money since is no matter of this news.
  if (arrived.includes(state) && news === 'paid') return null
  const to = news === 'paid' && ordered !== 'confirm' ? 'refund-due' : news
  return mayGo(state, to) ? to : null
}
