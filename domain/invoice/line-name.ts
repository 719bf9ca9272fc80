import type { Language } from '#domain/language.ts'
import { packageBySlug, programmeNames } from '#domain/package/package.ts'
import type { LineSubject } from '#domain/pricing/quote.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { InvoiceLine } from './invoice.ts'

/** What a line sells, in words: the same on paper and in the data for machines. */
export function lineName(line: InvoiceLine, language: Language): string {
  switch (line.kind) {
    case 'seat':
      return lineTitle(line, language)
    case 'add-on':
    case 'ticket':
      return language === 'de'
        ? `${lineTitle(line, language)}, im eigenen Tempo`
        : `${lineTitle(line, language)}, self-paced`
    case 'three-for-two':
      return freeSeats(Math.abs(line.quantity), language)
    case 'free-ticket':
      return language === 'de' ? '3 für 2: ein Ticket geschenkt' : '3 for 2: one ticket free'
    case 'package':
      return packageName(line, language)
  }
}

/** The workshop or the programme that a line is for, without any more words: 'Flight Level 2 Design'. */
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

function freeSeats(seats: number, language: Language): string {
  if (language === 'de') return seats === 1 ? '3 für 2: ein Platz geschenkt' : `3 für 2: ${seats} Plätze geschenkt`
  return seats === 1 ? '3 for 2: one seat free' : `3 for 2: ${seats} seats free`
}
