import type { Seller } from '#domain/company.ts'
import type { IsoDate } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import type { InvoiceAddress } from '#domain/order/order.ts'
import type { LineSubject, VatLine } from '#domain/pricing/quote.ts'

/**
 * An invoice as it was issued, whole and for good (docs/rules/invoice.md): plain values, kept as they are and never reckoned anew. A
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

/** How an invoice is settled; a cancellation asks for nothing. `prepaid` is what of it had come before it was issued (BT-113). */
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
