import { seller } from '#domain/company.ts'
import { cancellationOf, type Invoice, invoiceOf } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import { quote } from '#domain/pricing/quote.ts'
import type { TaxedProduct } from '#domain/tax/tax.ts'
import { donauwerkOrder, fl2dInVienna } from '#mails/parts/sample.ts'

const now = Temporal.Instant.from('2026-11-21T09:30:00Z')
let made = 0

interface Wish {
  country: string
  vatId?: string
  product: TaxedProduct
  participants?: number
  introductions?: number
  paid?: boolean
  prepaid?: number
  transferred?: boolean
  language?: Language
  /** Of the buyer's; for authorities the number that their invoices are sorted by (Leitweg-ID). */
  department?: string
  /** Someone who books for themselves. */
  privately?: boolean
  /** A ticket for the self-paced workshop, which has no date. */
  selfPaced?: boolean
}

/** The invoice of Donauwerk's order, had it been placed from elsewhere, for something else. */
function invoiceFor({
  country,
  vatId,
  product,
  participants = 1,
  introductions = 0,
  paid = false,
  prepaid = 0,
  transferred = false,
  language = 'de',
  department = donauwerkOrder.invoice.department,
  privately = false,
  selfPaced = false,
}: Wish): Invoice {
  made += 1
  const buyer = { country, hasVatId: vatId !== undefined }
  const invoice = { ...donauwerkOrder.invoice, department, country, vatId }
  const order = {
    ...donauwerkOrder,
    language,
    invoice: privately ? { ...invoice, company: undefined, department: undefined } : invoice,
    quote: quote({
      certification: 'fl2d',
      product,
      seatPrice: 199_000,
      participants,
      introductions,
      buyer,
      heldOn: '2027-01-20',
      orderedOn: '2026-11-21',
    }),
  }
  const number = `R-2026-${String(made).padStart(4, '0')}`
  return invoiceOf(order, {
    number,
    now,
    date: selfPaced ? null : fl2dInVienna,
    paid,
    prepaid,
    transferred,
    seller,
    daysToPay: 14,
  })
}

const inVienna: TaxedProduct = { kind: 'on-site', eventCountry: 'AT' }
const inBerlin: TaxedProduct = { kind: 'on-site', eventCountry: 'DE' }
const inZurich: TaxedProduct = { kind: 'on-site', eventCountry: 'CH' }
const inParis: TaxedProduct = { kind: 'on-site', eventCountry: 'FR' }
const online: TaxedProduct = { kind: 'live-online' }

/** One invoice for every way of being taxed. */
export const sampleInvoices = {
  threeInVienna: invoiceFor({
    country: 'AT',
    vatId: 'ATU13585627',
    product: inVienna,
    participants: 3,
    introductions: 1,
  }),
  irishCompanyOnline: invoiceFor({ country: 'IE', vatId: 'IE6433435F', product: online, language: 'en' }),
  germanConsumerOnline: invoiceFor({ country: 'DE', product: online, introductions: 1 }),
  swissOnline: invoiceFor({ country: 'CH', vatId: 'CHE123456789', product: online, language: 'en' }),
  swissInZurichWithIntroduction: invoiceFor({ country: 'CH', product: inZurich, participants: 2, introductions: 1 }),
  germanCompanyInBerlinWithIntroduction: invoiceFor({
    country: 'DE',
    vatId: 'DE136695976',
    product: inBerlin,
    introductions: 1,
  }),
  austrianInParisWithIntroduction: invoiceFor({ country: 'AT', product: inParis, introductions: 1 }),
  paidInPart: invoiceFor({ country: 'AT', product: inVienna, participants: 2, prepaid: 100_000 }),
  paidByTransfer: invoiceFor({ country: 'AT', product: inVienna, participants: 2, paid: true, transferred: true }),
  paidByCard: invoiceFor({ country: 'AT', product: inVienna, participants: 2, paid: true }),
  germanConsumerInViennaWithIntroduction: invoiceFor({
    country: 'DE',
    product: inVienna,
    participants: 3,
    introductions: 2,
    privately: true,
  }),
  germanAuthority: invoiceFor({
    country: 'DE',
    product: inBerlin,
    department: '04011000-1234512345-06',
    introductions: 1,
  }),
  swissTicketPaidByCard: invoiceFor({
    country: 'CH',
    product: { kind: 'on-demand' },
    participants: 3,
    paid: true,
    privately: true,
    selfPaced: true,
  }),
}

/** What takes one of them back. */
export function cancelled(invoice: Invoice): Invoice {
  return cancellationOf(invoice, { number: `R-2027-${invoice.number.slice(-4)}`, now: now.add({ hours: 24 }) })
}
