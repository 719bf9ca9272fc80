import { buyerOf, invoiceOf } from '#domain/booking/booking.ts'
import { isIdempotencyKey } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { SeatlessProduct } from '#domain/order/order.ts'
import type { Programme } from '#domain/package/package.ts'
import type { Quote } from '#domain/pricing/quote.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import {
  buyPackage as decidePackage,
  buyTickets as decideTickets,
  type PackageRefusal,
  type TicketDecision,
} from '#domain/purchase/purchase.ts'
import type { PackageForm, TicketForm } from '#domain/purchase/purchase-form.ts'
import type { OrderingPorts } from '#features/booking/ordering-ports.ts'
import { countOrder, heldAbove, orderKey, type Placing, placeOrder } from '#features/booking/place-order.ts'
import type { Checkout } from '#features/payment/ports.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { Reads, Stores } from '#platform/ports.ts'

export interface Purchase<Refusal> {
  form: Pick<TicketForm, 'idempotencyKey' | 'booker' | 'invoice' | 'newsletter'>
  language: Language
  /** The sender, as a salted hash of the network address; undefined for callers without limits, such as the office. */
  sender?: string | undefined
  idempotencyKey: string
  now: Temporal.Instant
  product: SeatlessProduct
  /** Decides by the prices that the database holds in the transaction. */
  decide(tariff: Tariff): { accepted: true; quote: Quote; to: Placing['to'] } | { accepted: false; refusal: Refusal }
}

/** `token` opens the order's page; it is shown once and stored only as its hash. */
export interface Bought {
  outcome: 'booked'
  token: string
  /** The same attempt had made it before, perhaps with something else filled in. */
  again?: boolean
}

/** Too much has been ordered today, from here or for this address. */
export interface TooManyOrders {
  reason: 'too-many-orders'
}

/**
 * Orders what has no seats, in one transaction: the order, its mails, its invoice (docs/rules/self-paced.md). The same form sent again
 * gives the order that it made the first time, with a new link.
 */
async function placePurchase<Refusal>(
  { randomSource, transactions }: OrderingPorts,
  { form, language, idempotencyKey, product, decide, now, sender }: Purchase<Refusal>,
): Promise<Bought | { outcome: 'refused'; refusal: Refusal | TooManyOrders }> {
  const counted = { sender, email: form.booker.email, date: null, seats: 1, idempotencyKey }
  const limits = await countOrder(transactions, counted, now)
  return transactions.run<Bought | { outcome: 'refused'; refusal: Refusal | TooManyOrders }>(async (stores: Stores) => {
    await stores.lockIdempotencyKey(idempotencyKey)
    const known = await stores.findByIdempotencyKey(idempotencyKey)
    if (known) {
      const token = await issueToken(stores, randomSource, 'order', known.id, now)
      return { outcome: 'booked', token, again: isIdempotencyKey(form.idempotencyKey) }
    }
    const decision = decide(await stores.settings.tariffAt(now))
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    const { booker, invoice, newsletter } = form
    const { quote } = decision
    if (limits?.mayOrder === false) return { outcome: 'refused', refusal: { reason: 'too-many-orders' } }
    const to = heldAbove(limits, decision.to, { date: null, now })
    const id = randomSource.id()
    await stores.record({ at: now, actor: 'booker', subject: { kind: 'order', id }, action: `booking.${to.state}` })
    const token = await issueToken(stores, randomSource, 'order', id, now)
    await placeOrder(stores, {
      id,
      date: null,
      participants: [],
      booker,
      invoice: invoiceOf({ invoice }),
      language,
      newsletter,
      idempotencyKey,
      product,
      quote,
      to,
      now,
    })
    return { outcome: 'booked', token }
  })
}

export interface BuyTicketsPorts extends OrderingPorts {
  reads: Pick<Reads, 'workshopDate'>
  checkout: Pick<Checkout, 'provider'>
}

export interface BuyTicketsCommand {
  /** Slug of the self-paced workshop. */
  workshop: string
  form: TicketForm
  language: Language
  sender?: string
}

type Refusal = Extract<TicketDecision, { accepted: false }>['refusal']

export type BuyTicketsOutcome =
  | Bought
  | { outcome: 'refused'; refusal: Refusal | TooManyOrders }
  | { outcome: 'unknown-workshop' }

/** Orders tickets for a self-paced workshop (docs/rules/self-paced.md). */
export async function buyTickets(ports: BuyTicketsPorts, command: BuyTicketsCommand): Promise<BuyTicketsOutcome> {
  const { workshop, form, language, sender } = command
  const now = ports.clock.now()
  const date = (await ports.reads.workshopDate(workshop, now))?.date
  if (date?.delivery !== 'self-paced') return { outcome: 'unknown-workshop' }
  const { tickets, payment } = form
  const buyer = buyerOf(invoiceOf(form))
  const takesCards = ports.checkout.provider !== null
  return placePurchase(ports, {
    form,
    language,
    sender,
    idempotencyKey: orderKey(form.idempotencyKey, ['tickets', workshop, form]),
    product: { kind: 'self-paced', certification: date.certification, tickets, payment },
    decide: (tariff) => decideTickets(date, { tickets, payment, buyer, tariff, takesCards }, now),
    now,
  })
}

export interface BuyPackageCommand {
  programme: Programme
  form: PackageForm
  language: Language
  sender?: string
}

export type BuyPackageOutcome = Bought | { outcome: 'refused'; refusal: PackageRefusal | TooManyOrders }

/** Orders Flight Levels NOW or Realise for the people of one company (docs/rules/self-paced.md). */
export async function buyPackage(ports: OrderingPorts, command: BuyPackageCommand): Promise<BuyPackageOutcome> {
  const { programme, form, language, sender } = command
  const { people } = form
  const certification = form.workshop ?? null
  const buyer = buyerOf(invoiceOf(form))
  const now = ports.clock.now()
  return placePurchase(ports, {
    form,
    language,
    sender,
    idempotencyKey: orderKey(form.idempotencyKey, ['package', programme, form]),
    product: { kind: 'package', programme, people, certification },
    decide: (tariff) => decidePackage({ programme, people, certification, buyer, tariff }, now),
    now,
  })
}
