import { type IsoDate, viennaDay } from '../iso-date.ts'
import type { Cents } from '../money.ts'
import type { OrderedProduct, OrderState, PackageProduct } from '../order/order.ts'
import { packageLimits, packagesFor } from '../package/package.ts'
import { type Quote, quoteOf } from '../pricing/quote.ts'
import { freeSeats, packagePrice, type Tariff } from '../pricing/tariff.ts'
import { type Refusal, type Result, refused } from '../result.ts'
import type { Buyer, TaxedProduct } from '../tax/tax.ts'
import type { CertificationSlug } from '../workshop/certification.ts'
import type { PaymentWay, SelfPacedDate } from '../workshop/workshop-date.ts'

/** A long period, because these orders hold no seats. */
const daysToPay = 7

/** The initial state of an order without seats: confirmed at once by invoice, by card once it is paid. */
export function purchaseState(
  payment: PaymentWay,
  now: Temporal.Instant,
): Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }> {
  if (payment === 'invoice') return { state: 'confirmed' }
  return { state: 'awaiting-payment', until: now.add({ hours: daysToPay * 24 }) }
}

/** One transition of an order without seats. Orders of live workshops follow their registrations (src/domain/registration/registration.ts). */
export interface PurchaseWay {
  from: OrderState['state'] | 'new'
  to: OrderState['state']
  /** The trigger in a few words; docs/rules/self-paced.md draws its diagram from these. */
  when: string
}

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

export function mayOrderGo(from: PurchaseWay['from'], to: PurchaseWay['to']): boolean {
  return purchaseWays.some((way) => way.from === from && way.to === to)
}

/** 'Self-paced: up to 3 tickets per booking' (docs/product.md#self-paced). */
export const maxTickets = 3

/** Whether its tickets can be returned for 60 days, other than by withdrawing (docs/product.md#self-paced). */
export function isReturnable(product: OrderedProduct): boolean {
  return product.kind === 'self-paced' && product.payment === 'card'
}

export interface BuyTickets {
  tickets: number
  payment: PaymentWay
  buyer: Buyer
  tariff: Tariff
  /** Whether card payment is available. */
  takesCards: boolean
}

export type TicketRefusal = Refusal<'ticket-limit' | 'no-card-payment'>

type TicketDecision = Result<{ to: PurchaseStart; quote: Quote }, TicketRefusal>

type PurchaseStart = Extract<OrderState, { state: 'confirmed' | 'awaiting-payment' }>

/** Decides whether tickets can be bought and at what price (docs/rules/self-paced.md). They never sell out. */
export function buyTickets(workshop: SelfPacedDate, command: BuyTickets, now: Temporal.Instant): TicketDecision {
  const { tickets, payment, buyer, tariff } = command
  if (!Number.isInteger(tickets) || tickets < 1 || tickets > maxTickets) return refused('ticket-limit')
  if (payment === 'card' && !command.takesCards) return refused('no-card-payment')
  return {
    outcome: 'done',
    to: purchaseState(payment, now),
    quote: ticketQuote(workshop, tickets, buyer, { tariff, orderedOn: viennaDay(now) }),
  }
}

/** The third ticket is free (docs/product.md#self-paced), no regional prices; VAT of the buyer's country at the rate of the day. */
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

export type BuyPackage = Omit<PackageProduct, 'kind'> & { buyer: Buyer; tariff: Tariff }

export type PackageRefusal = (Refusal<'people-limit'> & { least: number; most: number }) | Refusal<'workshop-missing'>

type PackageDecision = Result<{ to: PurchaseStart; quote: Quote }, PackageRefusal>

/** Decides whether a package can be bought by a group and at what price (docs/rules/self-paced.md). Always by invoice. */
export function buyPackage(command: BuyPackage, now: Temporal.Instant): PackageDecision {
  const { programme, people, certification } = command
  if (packagesFor(programme, people).length === 0) return refused('people-limit', packageLimits[programme])
  if (programme === 'now' && certification === null) return refused('workshop-missing')
  return {
    outcome: 'done',
    to: purchaseState('invoice', now),
    quote: packageQuote(command, { tariff: command.tariff, orderedOn: viennaDay(now) }),
  }
}

/** Without '3 for 2' and regional prices; taxed where the company is, at the rate of the order's day (docs/rules/tax.md). */
export function packageQuote(
  { programme, people, certification, buyer }: Omit<BuyPackage, 'tariff'>,
  { tariff, orderedOn }: { tariff: Tariff; orderedOn: IsoDate },
): Quote {
  return quoteOf(
    packagesFor(programme, people).map((sold) => ({
      subject: { kind: 'package', package: sold.slug, certification: programme === 'now' ? certification : null },
      quantity: 1,
      unitNet: packagePrice(sold, tariff.prices.packages),
      product: { kind: 'live-online' },
      on: orderedOn,
    })),
    buyer,
    tariff.rates,
  )
}
