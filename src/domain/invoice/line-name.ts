import type { Bilingual, Language } from '../language.ts'
import { packageBySlug, programmeNames } from '../package/package.ts'
import type { LineSubject, VatLine } from '../pricing/quote.ts'
import type { TaxRule } from '../tax/tax.ts'
import { certificationBySlug } from '../workshop/certification.ts'
import type { Invoice, InvoiceLine } from './invoice.ts'

export function lineName(line: InvoiceLine, language: Language): string {
  switch (line.kind) {
    case 'seat':
      return lineTitle(line, language)
    case 'discover':
      return words[language].discover
    case 'add-on':
    case 'ticket':
      return `${lineTitle(line, language)}, ${words[language].selfPaced}`
    case 'three-for-two':
      return words[language].freeSeats(Math.abs(line.quantity))
    case 'free-ticket':
      return words[language].freeTicket
    case 'package':
      return packageName(line, language)
  }
}

/** The workshop or programme of a line, without qualifiers: 'Flight Level 2 Design'. */
export function lineTitle(line: LineSubject, language: Language): string {
  if (line.kind === 'package') {
    const programme = packageBySlug(line.package)?.programme
    return programme ? programmeNames[programme][language] : line.package
  }
  return certificationBySlug(line.certification)?.title ?? line.certification.toUpperCase()
}

/** 'Flight Levels NOW, 3er-Paket: Flight Level 2 Design' */
export function packageName(line: Extract<LineSubject, { kind: 'package' }>, language: Language): string {
  const name = packageBySlug(line.package)?.name[language] ?? line.package
  const workshop = line.certification && certificationBySlug(line.certification)
  return workshop ? `${name}: ${workshop.title}` : name
}

interface LineWords {
  selfPaced: string
  discover: string
  freeTicket: string
  freeSeats(seats: number): string
}

const words: Record<Language, LineWords> = {
  de: {
    selfPaced: 'im eigenen Tempo',
    discover: 'Entdecken: Introduction und Nachgespräch',
    freeTicket: '3 für 2: ein Ticket geschenkt',
    freeSeats: (seats) => (seats === 1 ? '3 für 2: ein Platz geschenkt' : `3 für 2: ${seats} Plätze geschenkt`),
  },
  en: {
    selfPaced: 'self-paced',
    discover: 'Discover: Introduction and follow-up talk',
    freeTicket: '3 for 2: one ticket free',
    freeSeats: (seats) => (seats === 1 ? '3 for 2: one seat free' : `3 for 2: ${seats} seats free`),
  },
}

/** Payment terms for invoices without a due date (BT-20): XRechnung requires terms on every invoice (BR-DE-18-a). */
const paymentNotes: Partial<Record<Invoice['payment']['state'], Bilingual>> = {
  paid: {
    de: 'Bereits bezahlt. Bitte überweise nichts mehr.',
    en: 'Already paid. Please don’t transfer anything.',
  },
  cancelled: {
    de: 'Storniert die genannte Rechnung vollständig. Bitte überweise nichts.',
    en: 'Fully cancels the invoice named here. Please don’t transfer anything.',
  },
}

/** Null for an invoice with a due date. */
export function paymentNote({ payment }: Pick<Invoice, 'payment'>): Bilingual | null {
  return paymentNotes[payment.state] ?? null
}

/** The reason why a group of lines has no VAT, which the invoice must state (§ 11 Abs. 1a UStG, Art. 226 No. 11a of the VAT directive). */
const taxNotes: Partial<Record<TaxRule['name'], Bilingual>> = {
  'reverse-charge': {
    de: 'Steuerschuldnerschaft des Leistungsempfängers (Reverse Charge)',
    en: 'Reverse charge: VAT to be accounted for by the recipient',
  },
  'outside-eu': {
    de: 'Nicht steuerbar in Österreich (Leistungsort außerhalb der EU)',
    en: 'Not taxable in Austria (place of supply outside the EU)',
  },
}

/** Null where VAT is charged. */
export function taxNote({ rule, country }: Pick<VatLine, 'rule' | 'country'>): Bilingual | null {
  return country === null ? (taxNotes[rule] ?? null) : null
}
