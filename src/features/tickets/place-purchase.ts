import { buyerOf, invoiceOf } from '#domain/booking/booking.ts'
import { isIdempotencyKey } from '#domain/id.ts'
import type { Language } from '#domain/language.ts'
import type { SeatlessProduct } from '#domain/order/order.ts'
import type { Programme } from '#domain/package/package.ts'
import { isShownPrice, type Quote } from '#domain/pricing/quote.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import {
  buyPackage as decidePackage,
  buyTickets as decideTickets,
  type PackageRefusal,
  type TicketRefusal,
} from '#domain/purchase/purchase.ts'
import type { PackageForm, TicketForm } from '#domain/purchase/purchase-form.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import {
  countOrder,
  heldAbove,
  orderKey,
  type Placed,
  type Placing,
  placeOrder,
} from '#features/booking/place-order.ts'
import { type ShownWording, subscribeIfTicked } from '#features/newsletter/newsletter.ts'
import type { Checkout } from '#features/payment/ports.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import type { CreatePorts, Reads, Stores } from '#platform/ports.ts'

interface Purchase<Why extends Refusal> {
  form: Pick<TicketForm, 'idempotencyKey' | 'shownGross' | 'booker' | 'invoice' | 'newsletter'>
  language: Language
  newsletterShown: ShownWording | null
  /** The sender, as a salted hash of the network address; undefined for callers without limits, such as the office. */
  sender?: string | undefined
  idempotencyKey: string
  now: Temporal.Instant
  product: SeatlessProduct
  /** Decides by the prices in the database at the time of the transaction. */
  decide(tariff: Tariff): Result<{ quote: Quote; to: Placing['to'] }, Why>
}

/** `too-many-orders`: from here or for this address today. `offer-changed`: the price is no longer the one that was shown. */
type PurchaseResult<Why extends Refusal> = Result<
  Omit<Placed, 'kind'>,
  Why | Refusal<'too-many-orders' | 'offer-changed'>
>

/** Orders what has no seats (docs/rules/self-paced.md), in one transaction. The same form again gives the same order, with a new link. */
async function placePurchase<Why extends Refusal>(
  { randomSource, transactions }: CreatePorts,
  { form, language, newsletterShown, idempotencyKey, product, decide, now, sender }: Purchase<Why>,
): Promise<PurchaseResult<Why>> {
  const counted = { sender, email: form.booker.email, date: null, seats: 1, idempotencyKey }
  const limits = await countOrder(transactions, counted, now)
  return transactions.run<PurchaseResult<Why>>(async (stores: Stores) => {
    await stores.lockIdempotencyKey(idempotencyKey)
    const known = await stores.findByIdempotencyKey(idempotencyKey)
    if (known) {
      const token = await issueToken(stores, randomSource, 'order', known.id, now)
      return { outcome: 'done', token, again: isIdempotencyKey(form.idempotencyKey) }
    }
    const decision = decide(await stores.settings.tariffAt(now))
    if (decision.outcome === 'refused') return decision
    const { booker, invoice, newsletter } = form
    const { quote } = decision
    if (!isShownPrice(quote, form.shownGross)) return refused('offer-changed')
    if (limits?.mayOrder === false) return refused('too-many-orders')
    const to = heldAbove(limits, decision.to, { date: null, now })
    const id = randomSource.id()
    await stores.record({ at: now, actor: 'booker', subject: { kind: 'order', id }, action: `booking.${to.state}` })
    const token = await issueToken(stores, randomSource, 'order', id, now)
    const box = { isTicked: newsletter, email: booker.email, language, shown: newsletterShown }
    await subscribeIfTicked(stores, randomSource, box, now)
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
    return { outcome: 'done', token }
  })
}

export interface BuyTicketsPorts extends CreatePorts {
  reads: Pick<Reads, 'workshopDate'>
  checkout: Pick<Checkout, 'provider'>
}

export interface BuyTicketsCommand {
  /** Slug of the self-paced workshop. */
  workshop: string
  form: TicketForm
  language: Language
  /** The words beside the box for the newsletter. Null where there was none. */
  newsletterShown: ShownWording | null
  sender?: string
}

/** Orders tickets for a self-paced workshop (docs/rules/self-paced.md). */
export async function buyTickets(
  ports: BuyTicketsPorts,
  command: BuyTicketsCommand,
): Promise<PurchaseResult<TicketRefusal | Refusal<'unknown'>>> {
  const { workshop, form, language, newsletterShown, sender } = command
  const now = ports.clock.now()
  const date = (await ports.reads.workshopDate(workshop, now))?.date
  if (date?.delivery !== 'self-paced') return refused('unknown')
  const { tickets, payment } = form
  const buyer = buyerOf(invoiceOf(form))
  const takesCards = ports.checkout.provider !== null
  return placePurchase(ports, {
    form,
    language,
    newsletterShown,
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
  newsletterShown: ShownWording | null
  sender?: string
}

/** Orders Flight Levels NOW or Realise for the people of one company (docs/rules/self-paced.md). */
export async function buyPackage(
  ports: CreatePorts,
  command: BuyPackageCommand,
): Promise<PurchaseResult<PackageRefusal>> {
  const { programme, form, language, newsletterShown, sender } = command
  const { people } = form
  const certification = form.workshop ?? null
  const buyer = buyerOf(invoiceOf(form))
  const now = ports.clock.now()
  return placePurchase(ports, {
    form,
    language,
    newsletterShown,
    sender,
    idempotencyKey: orderKey(form.idempotencyKey, ['package', programme, form]),
    product: { kind: 'package', programme, people, certification },
    decide: (tariff) => decidePackage({ programme, people, certification, buyer, tariff }, now),
    now,
  })
}
