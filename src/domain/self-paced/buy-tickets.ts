import { type IsoDate, viennaDay } from '../iso-date.ts'
import type { Cents } from '../money.ts'
import type { OrderState } from '../order/order.ts'
import { type Quote, quoteOf } from '../pricing/quote.ts'
import type { Tariff } from '../pricing/tariff.ts'
import { freeSeats } from '../pricing/three-for-two.ts'
import { purchaseState } from '../purchase/purchase.ts'
import type { Buyer, TaxedProduct } from '../tax/tax.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { PaymentWay, SelfPacedDate } from '../workshop/workshop-date.ts'

/** 'Self-paced: up to 3 tickets per booking' (docs/product.md#self-paced). */
export const maxTickets = 3

export interface BuyTickets {
  tickets: number
  payment: PaymentWay
  buyer: Buyer
  tariff: Tariff
  /** Whether there is someone who takes cards. */
  takesCards: boolean
}

export type TicketDecision =
  | { accepted: true; to: PurchaseStart; quote: Quote }
  | { accepted: false; refusal: { reason: 'ticket-limit' | 'no-card-payment' } }

type PurchaseStart = Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }>

/** Decides whether tickets are sold and at what price (docs/rules/self-paced.md). The time does not matter: they are never gone. */
export function buyTickets(workshop: SelfPacedDate, command: BuyTickets, now: Temporal.Instant): TicketDecision {
  const { tickets, payment, buyer, tariff } = command
  if (!Number.isInteger(tickets) || tickets < 1 || tickets > maxTickets)
    return { accepted: false, refusal: { reason: 'ticket-limit' } }
  if (payment === 'card' && !command.takesCards) return { accepted: false, refusal: { reason: 'no-card-payment' } }
  return {
    accepted: true,
    to: purchaseState(payment, now),
    quote: ticketQuote(workshop, tickets, buyer, { tariff, orderedOn: viennaDay(now) }),
  }
}

/**
 * What tickets cost: the third is free (docs/product.md#self-paced), there are no regional prices, and VAT is due in the buyer's country,
 * at the rate of the day.
 */
export function ticketQuote(
  { certification, price }: { certification: CertificationSlug; price: Cents },
  tickets: number,
  buyer: Buyer,
  { tariff, orderedOn }: { tariff: Pick<Tariff, 'rates'>; orderedOn: IsoDate },
): Quote {
  const product: TaxedProduct = { kind: 'on-demand' }
  return quoteOf(
    [
      { subject: { kind: 'ticket', certification }, quantity: tickets, unitNet: price, product, on: orderedOn },
      {
        subject: { kind: 'free-ticket', certification },
        quantity: freeSeats(tickets),
        unitNet: -price,
        product,
        on: orderedOn,
      },
    ],
    buyer,
    tariff.rates,
  )
}
