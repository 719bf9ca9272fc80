import { buyerOf, invoiceOf } from '#domain/booking/booking.ts'
import type { Language } from '#domain/language.ts'
import { buyTickets as decide, type TicketDecision } from '#domain/purchase/purchase.ts'
import type { TicketForm } from '#domain/purchase/purchase-form.ts'
import { orderKey } from '#features/booking/idempotency-key.ts'
import type { Checkout } from '#features/payment/ports.ts'
import type { Reads } from '#features/stores.ts'
import { type Bought, type PurchasePorts, placePurchase, type TooManyOrders } from './place-purchase.ts'

export interface BuyTicketsPorts extends PurchasePorts {
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
    decide: (tariff) => decide(date, { tickets, payment, buyer, tariff, takesCards }, now),
    now,
  })
}
