import type { Seller } from '../company.ts'
import { dayIn, type IsoDate, viennaDay } from '../iso-date.ts'
import type { Language } from '../language.ts'
import type { Cents } from '../money.ts'
import type { InvoiceAddress, Order } from '../order/order.ts'
import { fullName } from '../participant/participant.ts'
import { openOf } from '../payment/payment.ts'
import type { LineSubject, QuoteLine, VatLine } from '../pricing/quote.ts'
import { endOf, type LiveDate, startOf } from '../workshop/workshop-date.ts'

/**
 * An invoice as it was issued, whole and for good (docs/rules/invoice.md): plain values, kept as they are and never reckoned again. A
 * cancellation is an invoice with every amount turned around.
 */
export interface Invoice {
  kind: 'invoice' | 'cancellation'
  /** Running, without gaps, cancellations in the same row: R-2026-0001. */
  number: string
  issuedOn: IsoDate
  /** Of a cancellation: what it takes back. */
  cancels?: { number: string; issuedOn: IsoDate }
  /** The language that it is written in. */
  language: Language
  order: { number: string; customerNumber: string; placedOn: IsoDate }
  /** When what was sold takes place: first and last day; `tentative` where we could still call it off when the invoice was issued. */
  service: { from: IsoDate; to: IsoDate; tentative?: true }
  payment: InvoicePayment
  seller: Seller
  buyer: InvoiceBuyer
  lines: InvoiceLine[]
  net: Cents
  vat: VatLine[]
  gross: Cents
}

/** How an invoice is paid; a cancellation asks for nothing. `prepaid` is the amount received before it was issued (BT-113). */
export type InvoicePayment =
  | { state: 'due'; on: IsoDate; prepaid?: Cents }
  | { state: 'paid'; on: IsoDate }
  | { state: 'cancelled' }

export interface InvoiceBuyer extends InvoiceAddress {
  /** The company's, or without one the booker's. */
  name: string
  /** Who booked. */
  contact: string
  email: string
}

export type InvoiceLine = LineSubject & {
  /** Negative where a cancellation or '3 for 2' takes something back. */
  quantity: number
  /** Net price of one, never negative. */
  unitNet: Cents
  /** quantity × unitNet */
  net: Cents
  /** Which of `Invoice.vat` this line belongs to. */
  vatIndex: number
}

/** The invoice of an order that nothing has taken back; null when there is none. */
export function openInvoice(issued: readonly Invoice[]): Invoice | null {
  const cancelled = new Set(issued.map(({ cancels }) => cancels?.number))
  return issued.find(({ kind, number }) => kind === 'invoice' && !cancelled.has(number)) ?? null
}

/** What of an invoice had come before it was issued (BT-113): nothing, a part, or all of it. */
export function prepaidOf({ payment, gross }: Pick<Invoice, 'payment' | 'gross'>): Cents {
  if (payment.state === 'paid') return gross
  return payment.state === 'due' ? (payment.prepaid ?? 0) : 0
}

/** What an invoice asks for (BT-115). */
export function amountDue(invoice: Pick<Invoice, 'payment' | 'gross'>): Cents {
  return invoice.gross - prepaidOf(invoice)
}

/** What is to be paid of an invoice now that so much has come for its order. What was taken back since asks for what it always did. */
export function dueNow(invoice: Invoice, issued: readonly Invoice[], paid: Cents): Cents {
  const due = amountDue(invoice)
  return openInvoice(issued)?.number === invoice.number ? Math.min(due, openOf(invoice.gross, paid)) : due
}

/** The invoice that takes another one back whole: the same lines, every amount turned around. Both together come to nothing. */
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

/** Nothing turned around is nothing: JavaScript would make a minus zero of it. */
function negated(amount: number): number {
  return amount === 0 ? 0 : -amount
}

/**
 * Whether a confirmed order has its invoice now: unless its date may still be called off, or the money is there (docs/rules/invoice.md). `date` is
 * null for what has none.
 */
export function isInvoicedNow(date: Pick<LiveDate, 'tentative' | 'payment'> | null, { paid = false } = {}): boolean {
  return date === null || !date.tentative || date.payment === 'card' || paid
}

/** The codes of EN 16931 for how something is taxed: standard rate, reverse charge, exempt, outside the scope of VAT. */
export type VatCategory = 'S' | 'AE' | 'E' | 'O'

/**
 * The code of a group of lines. What is not taxable is under `O`, which is only allowed alone and without VAT ids (BR-O-02, BR-O-11);
 * beside other groups it is `E` with the same reason in words.
 */
export function vatCategory(invoice: Pick<Invoice, 'vat'>, { rule, country }: VatLine): VatCategory {
  if (country !== null) return 'S'
  if (rule === 'reverse-charge') return 'AE'
  return invoice.vat.length === 1 ? 'O' : 'E'
}

export interface Issuing {
  number: string
  now: Temporal.Instant
  /** Of a live workshop; null for other products. */
  date: LiveDate | null
  /** Whether all of the money is there already. */
  paid: boolean
  /** What of it is there already. */
  prepaid?: Cents
  seller: Seller
  /** Until it is due ('within 14 days, at the latest before the workshop'). */
  daysToPay: number
}

/** The invoice of an order that is confirmed at this instant (docs/rules/invoice.md). */
export function invoiceOf(order: Order, issuing: Issuing): Invoice {
  const { number, now, date, seller } = issuing
  const issuedOn = viennaDay(now)
  const service = date ? serviceOf(date) : yearFrom(issuedOn)
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
  { paid, prepaid = 0, date, daysToPay }: Issuing,
  issuedOn: IsoDate,
): InvoicePayment {
  if (paid || (prepaid > 0 && prepaid >= gross)) return { state: 'paid', on: issuedOn }
  const on = dueDate(issuedOn, date ? serviceOf(date).from : null, daysToPay)
  return { state: 'due', on, ...(prepaid > 0 && { prepaid }) }
}

/** In so many days, at the latest the day before the workshop, never before the day of issue. */
export function dueDate(issuedOn: IsoDate, workshopStarts: IsoDate | null, daysToPay: number): IsoDate {
  const inTime = day(issuedOn).add({ days: daysToPay }).toString()
  if (workshopStarts === null) return inTime
  const before = day(workshopStarts).subtract({ days: 1 }).toString()
  const due = inTime < before ? inTime : before
  return due < issuedOn ? issuedOn : due
}

/** The days of a workshop, where it takes place, and whether they are certain. */
export function serviceOf(date: LiveDate): Invoice['service'] {
  return {
    from: dayIn(startOf(date), date.zone),
    to: dayIn(endOf(date), date.zone),
    ...(date.tentative && { tentative: true }),
  }
}

/** Self-paced workshops are open for a year (docs/product.md#self-paced). */
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

/** A discount is a number of pieces taken back at their price: EN 16931 has no negative prices (BR-27). */
function lineOf(line: QuoteLine): InvoiceLine {
  return line.unitNet < 0 ? { ...line, quantity: -line.quantity, unitNet: -line.unitNet } : line
}
