import { createTranslator } from 'use-intl/core'
import { amountDue, type Invoice, type InvoiceLine } from '#domain/invoice/invoice.ts'
import { lineName, taxNote } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { transferCode } from '#domain/payment/bank-transfer.ts'
import { countryName, formatDateRange, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney, formatPercent } from '#i18n/format-money.ts'
import german from '#i18n/messages/de.json'
import english from '#i18n/messages/en.json'
import { type QrPath, qrPath } from '#ui/qr-path.ts'

const texts: Record<Language, { invoice: (typeof german)['invoice'] }> = {
  de: { invoice: german.invoice },
  en: { invoice: english.invoice },
}

const translators = { de: translator('de'), en: translator('en') }

/** The messages of invoices in one language. A missing text throws: better no invoice than half of one. */
export function invoiceText(language: Language) {
  return translators[language]
}

function translator(language: Language) {
  return createTranslator({
    locale: language,
    messages: texts[language],
    namespace: 'invoice',
    timeZone: 'Europe/Vienna',
    onError: (error) => {
      throw error
    },
  })
}

export interface InvoiceFact {
  label: string
  value: string
}

/** The account to transfer to: to read, and for banking apps. */
export interface TransferAccount {
  facts: InvoiceFact[]
  code: QrPath
}

/** An invoice in words, ready to be laid out: what the PDF and the page to print show alike. Plain values that travel to the browser. */
export type InvoiceSheet = ReturnType<typeof invoiceSheet>

export function invoiceSheet(invoice: Invoice, language: Language) {
  const t = invoiceText(language)
  const { kind, number } = invoice
  const { seller } = invoice
  return {
    number,
    title: t('title', { kind, number }),
    /** Who issued it, by name. */
    author: seller.name,
    /** The seller on one line, above the address in the window of an envelope. */
    sender: `${seller.name} · ${seller.street} · ${seller.postalCode} ${seller.city}`,
    /** The buyer as on an envelope. */
    buyer: buyerLines(invoice, language),
    facts: factsOf(invoice, language),
    columns: {
      what: t('what'),
      quantity: t('quantity'),
      price: t('price'),
      rate: t('rate'),
      amount: t('amount'),
    },
    rows: invoiceRows(invoice, language),
    totals: totalsOf(invoice, language),
    /** The notes on tax that the law requires. */
    notes: notesOf(invoice, language),
    /** Whether and how it is to be paid. */
    payment: paymentOf(invoice, language),
    /** Where to; null when nothing is to be paid. */
    account: invoice.payment.state === 'due' ? transferAccount(invoice, amountDue(invoice), language) : null,
    /** Who issued it, for the foot of the page. */
    issuer: [
      [seller.name, seller.street, `${seller.postalCode} ${seller.city}`, countryName(seller.country, language)],
      [
        t('register', { number: seller.registerNumber, court: seller.registerCourt }),
        t('vatId', { vatId: seller.vatId }),
      ],
      [seller.email, seller.phone],
    ],
  }
}

function buyerLines({ buyer }: Invoice, language: Language): string[] {
  const t = invoiceText(language)
  const attention = buyer.name === buyer.contact ? undefined : t('attention', { name: buyer.contact })
  const city = `${buyer.postalCode} ${buyer.city}`
  const country = countryName(buyer.country, language)
  const lines = [buyer.name, buyer.department, attention, buyer.street, city, country]
  return lines.filter((line): line is string => Boolean(line))
}

function factsOf(invoice: Invoice, language: Language): InvoiceFact[] {
  const t = invoiceText(language)
  const day = (date: string) => formatDateTime(date, { language })
  const { kind, number, cancels, service, order, buyer } = invoice
  const period = [service.from, service.to].map((date) => ({ startsAt: `${date}T00:00Z`, endsAt: `${date}T00:00Z` }))
  const days = formatDateRange({ sessions: period, zone: 'UTC' }, language)
  return [
    { label: t('number', { kind }), value: number },
    { label: t('issued'), value: day(invoice.issuedOn) },
    ...(cancels
      ? [{ label: t('cancels'), value: t('cancelsValue', { number: cancels.number, date: day(cancels.issuedOn) }) }]
      : []),
    {
      label: t(service.from === service.to ? 'serviceDay' : 'service'),
      value: service.tentative ? t('serviceTentative', { days }) : days,
    },
    { label: t('orderNumber'), value: order.number },
    { label: t('customerNumber'), value: order.customerNumber },
    ...(buyer.vatId ? [{ label: t('buyerVatId'), value: buyer.vatId }] : []),
  ]
}

/** Where no VAT is charged none is shown: an amount of zero would look like a rate of zero (docs/rules/tax.md). */
function totalsOf(invoice: Invoice, language: Language): (InvoiceFact & { total?: boolean })[] {
  const { kind, net, vat, gross, payment } = invoice
  const t = invoiceText(language)
  const money = (cents: number) => formatMoney(cents, language)
  return [
    { label: t('net'), value: money(net) },
    ...vat.flatMap((group) =>
      group.country === null
        ? []
        : {
            label: t('vat', {
              rate: formatPercent(group.rate, language),
              country: countryName(group.country, language),
              net: money(group.net),
            }),
            value: money(group.vat),
          },
    ),
    { label: t('total', { kind }), value: money(gross), total: true },
    ...(payment.state === 'due' && payment.prepaid
      ? [
          { label: t('prepaid'), value: money(-payment.prepaid) },
          { label: t('open'), value: money(amountDue(invoice)), total: true },
        ]
      : []),
  ]
}

function notesOf({ vat }: Invoice, language: Language): string[] {
  const notes = vat.flatMap((group) => taxNote(group)?.[language] ?? [])
  return notes.length > 0 && vat.length > 1 ? [...notes, invoiceText(language)('mixed')] : notes
}

function paymentOf(invoice: Invoice, language: Language): string {
  const { payment, number, cancels } = invoice
  const t = invoiceText(language)
  const day = (date: string) => formatDateTime(date, { language })
  switch (payment.state) {
    case 'due':
      return t('due', { amount: formatMoney(amountDue(invoice), language), date: day(payment.on), number })
    case 'paid':
      return t('paid', { date: day(payment.on) })
    case 'cancelled':
      return cancels ? t('cancelled', { number: cancels.number, date: day(cancels.issuedOn) }) : ''
  }
}

/** What a transfer of `amount` for an invoice needs. */
export function transferAccount(
  { seller, number }: Pick<Invoice, 'seller' | 'number'>,
  amount: Cents,
  language: Language,
): TransferAccount {
  const t = invoiceText(language)
  const { name, iban, bic } = seller.bank
  return {
    facts: [
      { label: t('payee'), value: seller.name },
      { label: t('bank'), value: name },
      { label: t('iban'), value: iban.replaceAll(/(.{4})(?=.)/g, '$1 ') },
      { label: t('bic'), value: bic },
      { label: t('reference'), value: number },
    ],
    code: qrPath(transferCode({ seller, amount, reference: number })),
  }
}

interface InvoiceRow {
  what: string
  /** How this line is taxed, where the lines of one invoice differ. */
  note?: string
  quantity: string
  price: string
  /** '20 %'; '–' where no VAT is charged. */
  rate: string
  amount: string
}

function invoiceRows(invoice: Invoice, language: Language): InvoiceRow[] {
  return invoice.lines.map((line) => {
    const note = groupNote(invoice, line, language)
    const group = invoice.vat[line.vatIndex]
    const row = {
      what: lineName(line, language),
      quantity: String(line.quantity).replace('-', '−'),
      price: formatMoney(line.unitNet, language),
      rate: group && group.country !== null ? formatPercent(group.rate, language) : '–',
      amount: formatMoney(line.net, language),
    }
    return note === undefined ? row : { ...row, note }
  })
}

function groupNote({ vat }: Invoice, { vatIndex }: InvoiceLine, language: Language): string | undefined {
  const group = vat[vatIndex]
  if (!group || vat.length === 1) return
  if (group.country === null) return taxNote(group)?.[language]
  return `${formatPercent(group.rate, language)} ${invoiceText(language)('rate')}, ${countryName(group.country, language)}`
}
