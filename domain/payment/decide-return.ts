import type { Cents } from '#domain/money.ts'
import { balanceOf, leftOf, type OrderMoney } from './balance.ts'

export type ReturnRefusal =
  /** Nothing of what was paid is left. */
  | { reason: 'nothing-left' }
  | { reason: 'more-than-paid'; left: Cents }
  /** No single payment by card has as much left; what came by transfer goes back by transfer. */
  | { reason: 'more-than-card'; left: Cents }

export type ReturnDecision = { accepted: true; paymentId: string | null } | { accepted: false; refusal: ReturnRefusal }

/** Where the money goes: to the card that paid, or by a transfer that the office makes. */
export const returnWays = ['card', 'transfer'] as const
export type ReturnWay = (typeof returnWays)[number]

/** Whether so much can be given back: never more than is left of what was paid (docs/rules/office-bookings.md). */
export function decideReturn(money: OrderMoney, { amount, way }: { amount: Cents; way: ReturnWay }): ReturnDecision {
  const { kept } = balanceOf(money)
  if (kept === 0) return { accepted: false, refusal: { reason: 'nothing-left' } }
  if (amount > kept) return { accepted: false, refusal: { reason: 'more-than-paid', left: kept } }
  if (way === 'transfer') return { accepted: true, paymentId: null }
  const cards = money.payments.map((payment) => ({ id: payment.id, left: leftOf(payment, money.returns) }))
  const card = cards.find(({ left }) => left >= amount)
  if (card) return { accepted: true, paymentId: card.id }
  return { accepted: false, refusal: { reason: 'more-than-card', left: Math.max(0, ...cards.map(({ left }) => left)) } }
}
