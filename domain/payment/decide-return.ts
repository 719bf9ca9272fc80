import type { Cents } from '#domain/money.ts'
import { balanceOf, leftOf, type OrderMoney } from './balance.ts'

export type ReturnRefusal =
  /** Money came or went since whoever decides looked: they may be giving back what is back already. */
  | { reason: 'money-moved' }
  /** Nothing of what was paid is left. */
  | { reason: 'nothing-left' }
  | { reason: 'more-than-paid'; left: Cents }
  /** No single payment by card has as much left; what came by transfer goes back by transfer. */
  | { reason: 'more-than-card'; left: Cents }

export type ReturnDecision = { accepted: true; paymentId: string | null } | { accepted: false; refusal: ReturnRefusal }

/** Where the money goes: to the card that paid, or by a transfer that the office makes. */
export const returnWays = ['card', 'transfer'] as const
export type ReturnWay = (typeof returnWays)[number]

export interface WantedReturn {
  amount: Cents
  way: ReturnWay
  /** What was with us when they looked; undefined for who did not look. */
  seen?: Cents | undefined
}

/** Whether so much can be given back: never more than is left of what was paid (docs/rules/office-bookings.md). */
export function decideReturn(money: OrderMoney, { amount, way, seen }: WantedReturn): ReturnDecision {
  const { kept } = balanceOf(money)
  if (kept === 0) return { accepted: false, refusal: { reason: 'nothing-left' } }
  if (seen !== undefined && seen !== kept) return { accepted: false, refusal: { reason: 'money-moved' } }
  if (amount > kept) return { accepted: false, refusal: { reason: 'more-than-paid', left: kept } }
  if (way === 'transfer') return { accepted: true, paymentId: null }
  const cards = money.payments.map((payment) => ({ id: payment.id, left: leftOf(payment, money.returns) }))
  const card = cards.find(({ left }) => left >= amount)
  if (card) return { accepted: true, paymentId: card.id }
  return { accepted: false, refusal: { reason: 'more-than-card', left: Math.max(0, ...cards.map(({ left }) => left)) } }
}
