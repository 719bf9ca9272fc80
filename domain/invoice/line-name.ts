import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { InvoiceLine } from './invoice.ts'

/** What a line sells, in words: the same on paper and in the data for machines. */
export function lineName({ kind, certification, quantity }: InvoiceLine, language: Language): string {
  const title = certificationBySlug(certification)?.title ?? certification.toUpperCase()
  switch (kind) {
    case 'seat':
      return title
    case 'add-on':
      return language === 'de' ? `${title}, im eigenen Tempo` : `${title}, self-paced`
    case 'three-for-two':
      return freeSeats(Math.abs(quantity), language)
  }
}

function freeSeats(seats: number, language: Language): string {
  if (language === 'de') return seats === 1 ? '3 für 2: ein Platz geschenkt' : `3 für 2: ${seats} Plätze geschenkt`
  return seats === 1 ? '3 for 2: one seat free' : `3 for 2: ${seats} seats free`
}
