import type { Seller } from '#domain/company.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { fullName } from '#domain/participant/person.ts'
import type { QuoteLine } from '#domain/pricing/quote.ts'
import { endOf, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import { dayIn, type IsoDate, viennaDay } from '../iso-date.ts'
import type { Invoice, InvoiceBuyer, InvoiceLine, InvoicePayment } from './invoice.ts'

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
  /** Until it is due (SPEC's booking texts: 'within 14 days, at the latest before the workshop'). */
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

/** Self-paced workshops are open for a year (SPEC §9). */
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

/** A discount is taken back pieces at their price: EN 16931 knows no negative prices (BR-27). */
function lineOf(line: QuoteLine): InvoiceLine {
  return line.unitNet < 0 ? { ...line, quantity: -line.quantity, unitNet: -line.unitNet } : line
}
