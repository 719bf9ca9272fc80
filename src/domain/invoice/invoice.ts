import type { Seller } from '../company.ts'
import { dayIn, type IsoDate, viennaDay } from '../iso-date.ts'
import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { InvoiceAddress, Order } from '../order/order.ts'
import { fullName } from '../participant/participant.ts'
import { openOf } from '../payment/payment.ts'
import type { LineSubject, QuoteLine, VatLine } from '../pricing/quote.ts'
import { endOf, hasStarted, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/** An issued invoice, complete and immutable (docs/rules/invoice.md): never recalculated. A cancellation has all amounts negated. */
export interface Invoice {
  kind: 'invoice' | 'cancellation'
  /** Sequential without gaps, shared with cancellations: R-2026-0001. */
  number: string
  issuedOn: IsoDate
  /** For a cancellation, the cancelled invoice. */
  cancels?: { number: string; issuedOn: IsoDate }
  language: Language
  order: { number: string; customerNumber: string; placedOn: IsoDate }
  /** The service period: first and last day. `tentative` if the date could still be cancelled for low numbers when the invoice was issued. */
  service: { from: IsoDate; to: IsoDate; tentative?: true }
  payment: InvoicePayment
  seller: Seller
  buyer: InvoiceBuyer
  lines: InvoiceLine[]
  net: Cents
  vat: VatLine[]
  gross: Cents
}

/** How an invoice is paid; a cancellation requests nothing. `prepaid` is the amount received before it was issued (BT-113). */
export type InvoicePayment =
  | { state: 'due'; on: IsoDate; prepaid?: Cents }
  /** `by` is missing where everything was paid by card. */
  | { state: 'paid'; on: IsoDate; by?: 'transfer' }
  | { state: 'cancelled' }

export interface InvoiceBuyer extends InvoiceAddress {
  /** The company's name, or the booker's without a company. */
  name: string
  contact: string
  email: string
}

export type InvoiceLine = LineSubject & {
  /** Negative where a cancellation or '3 for 2' deducts something. */
  quantity: number
  /** Net unit price, never negative. */
  unitNet: Cents
  /** quantity × unitNet */
  net: Cents
  /** Index of the line's group in `Invoice.vat`. */
  vatIndex: number
}

/** The current invoice of an order: the one that is not cancelled. Null when there is none. */
export function openInvoice(issued: readonly Invoice[]): Invoice | null {
  const cancelled = new Set(issued.map(({ cancels }) => cancels?.number))
  return issued.find(({ kind, number }) => kind === 'invoice' && !cancelled.has(number)) ?? null
}

/** Why an invoice gave way to another: the days of the workshop, the address, or the lines and their VAT; null where none of these differs. */
export type InvoiceChange = 'dates' | 'address' | 'price'

/** The invoice that a cancellation cancels, and the next one of the same order, if any. */
export function replacedBy(
  { cancels }: Pick<Invoice, 'cancels'>,
  issued: readonly Invoice[],
): { former: Invoice; next: Invoice | null } | null {
  const at = issued.findIndex(({ kind, number }) => kind === 'invoice' && number === cancels?.number)
  const former = issued[at]
  return former ? { former, next: issued.slice(at + 1).find(({ kind }) => kind === 'invoice') ?? null } : null
}

/** What is different on the next invoice of an order; the first that applies. */
export function changeOf(former: Invoice, next: Pick<Invoice, 'service' | 'buyer' | 'gross'>): InvoiceChange | null {
  const { service, buyer, gross } = former
  if (service.from !== next.service.from || service.to !== next.service.to) return 'dates'
  if (gross !== next.gross) return 'price'
  return JSON.stringify(buyer) === JSON.stringify(next.buyer) ? null : 'address'
}

/** The amount received before the invoice was issued (BT-113). */
export function prepaidOf({ payment, gross }: Pick<Invoice, 'payment' | 'gross'>): Cents {
  if (payment.state === 'paid') return gross
  return payment.state === 'due' ? (payment.prepaid ?? 0) : 0
}

/** The amount due of an invoice (BT-115). */
export function amountDue(invoice: Pick<Invoice, 'payment' | 'gross'>): Cents {
  return invoice.gross - prepaidOf(invoice)
}

/** The amount still to pay of an invoice after all payments to its order. A cancelled invoice keeps its original amount. */
export function dueNow(invoice: Invoice, issued: readonly Invoice[], paid: Cents): Cents {
  const due = amountDue(invoice)
  return openInvoice(issued)?.number === invoice.number ? Math.min(due, openOf(invoice.gross, paid)) : due
}

/** The cancellation of an invoice: the same lines with all amounts negated. Throws for a cancellation. */
export function cancellationOf(invoice: Invoice, { number, now }: { number: string; now: Temporal.Instant }): Invoice {
  if (invoice.kind === 'cancellation') throw new Error(`${invoice.number} is a cancellation itself`)
  return {
    ...invoice,
    kind: 'cancellation',
    number,
    issuedOn: viennaDay(now),
    cancels: { number: invoice.number, issuedOn: invoice.issuedOn },
    payment: { state: 'cancelled' },
    lines: invoice.lines.map((line) => ({ ...line, quantity: -line.quantity, net: negated(line.net) })),
    net: negated(invoice.net),
    vat: invoice.vat.map((group) => ({ ...group, net: negated(group.net), vat: negated(group.vat) })),
    gross: negated(invoice.gross),
  }
}

/** Avoids JavaScript's -0. */
function negated(amount: number): number {
  return amount === 0 ? 0 : -amount
}

/**
 * Whether a confirmed order is invoiced now: yes, unless its date may still be cancelled for low numbers and the order is unpaid
 * (docs/rules/invoice.md). `date` is null for products without a date. `paid`: some money has come, as with every order by card.
 */
export function isInvoicedNow(date: Pick<LiveDate, 'tentative'> | null, { paid = false } = {}): boolean {
  return date === null || !date.tentative || paid
}

/** VAT categories of EN 16931: standard rate, reverse charge, exempt, outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'E' | 'O'

/**
 * The VAT category of a group of lines. Non-taxable lines are `O`, which is allowed only alone and without VAT ids (BR-O-02, BR-O-11); beside other
 * groups they are `E` with the same reason in words.
 */
export function vatCategory(invoice: Pick<Invoice, 'vat'>, { rule, country }: VatLine): VatCategory {
  if (country !== null) return 'S'
  if (rule === 'reverse-charge') return 'AE'
  return invoice.vat.length === 1 ? 'O' : 'E'
}

export interface Issuing {
  number: string
  now: Temporal.Instant
  /** The live workshop; null for other products. */
  date: LiveDate | null
  /** Whether the order is fully paid. */
  paid: boolean
  prepaid?: Cents
  /** Whether some of it came by bank transfer. */
  transferred?: boolean
  seller: Seller
  /** Payment period in days ('within 14 days, at the latest before the workshop'). */
  daysToPay: number
}

/** The invoice of an order that is confirmed now (docs/rules/invoice.md). */
export function invoiceOf(order: Order, issuing: Issuing): Invoice {
  const { number, now, date, seller } = issuing
  const issuedOn = viennaDay(now)
  // A date that has started takes place, although no one has confirmed it.
  const begun = date && hasStarted(date, now)
  const service = date ? serviceOf(begun ? { ...date, tentative: false } : date) : yearFrom(issuedOn)
  return {
    kind: 'invoice',
    number,
    issuedOn,
    language: order.language,
    order: { number: order.number, customerNumber: order.customerNumber, placedOn: viennaDay(order.placedAt) },
    service,
    payment: paymentOf(order, issuing, issuedOn),
    seller,
    buyer: buyerOf(order),
    lines: order.quote.lines.map(lineOf),
    net: order.quote.net,
    vat: order.quote.vat,
    gross: order.quote.gross,
  }
}

function paymentOf(
  { quote: { gross } }: Order,
  { paid, prepaid = 0, transferred = false, date, daysToPay }: Issuing,
  issuedOn: IsoDate,
): InvoicePayment {
  if (paid || (prepaid > 0 && prepaid >= gross))
    return { state: 'paid', on: issuedOn, ...(transferred && { by: 'transfer' }) }
  const on = dueDate(issuedOn, date ? serviceOf(date).from : null, daysToPay)
  return { state: 'due', on, ...(prepaid > 0 && { prepaid }) }
}

/** The due date: `daysToPay` after the issue date, at the latest the day before the workshop, never before the issue date. */
export function dueDate(issuedOn: IsoDate, workshopStarts: IsoDate | null, daysToPay: number): IsoDate {
  const inTime = day(issuedOn).add({ days: daysToPay }).toString()
  if (workshopStarts === null) return inTime
  const before = day(workshopStarts).subtract({ days: 1 }).toString()
  const due = inTime < before ? inTime : before
  return due < issuedOn ? issuedOn : due
}

export function serviceOf(date: LiveDate): Invoice['service'] {
  return {
    from: dayIn(startOf(date), date.zone),
    to: dayIn(endOf(date), date.zone),
    ...(date.tentative && { tentative: true }),
  }
}

/** Self-paced workshops are accessible for a year (docs/product.md#self-paced). */
function yearFrom(from: IsoDate): Invoice['service'] {
  return { from, to: day(from).add({ years: 1 }).subtract({ days: 1 }).toString() }
}

function day(date: IsoDate): Temporal.PlainDate {
  return Temporal.PlainDate.from(date)
}

function buyerOf({ booker, invoice }: Order): InvoiceBuyer {
  const contact = fullName(booker)
  return { ...invoice, name: invoice.company ?? contact, contact, email: booker.email }
}

/** A discount is a negative quantity at a positive price: EN 16931 forbids negative prices (BR-27). */
function lineOf(line: QuoteLine): InvoiceLine {
  return line.unitNet < 0 ? { ...line, quantity: -line.quantity, unitNet: -line.unitNet } : line
}
