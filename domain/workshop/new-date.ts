import type { CertificationSlug } from './certification.ts'
import type { DateSchedule, DateTerms } from './date-details.ts'
import { hasStarted, type LiveDate, startOf } from './workshop-date.ts'

export interface NewDate extends DateTerms, DateSchedule {
  certification: CertificationSlug
  tentative: boolean
}

export type NewDateDecision =
  | { accepted: true; date: Omit<LiveDate, 'id'> }
  | { accepted: false; refusal: NewDateRefusal }

export type NewDateRefusal =
  | { reason: 'in-the-past' }
  /** It would be paid by card, and nobody takes cards. */
  | { reason: 'no-card-payment' }

interface NewDateTerms {
  /** The slugs that other dates have. */
  taken: ReadonlySet<string>
  takesCards: boolean
}

/** A date that goes on sale at once (docs/rules/dates.md). */
export function newDate(wanted: NewDate, { taken, takesCards }: NewDateTerms, now: Temporal.Instant): NewDateDecision {
  const date = { ...wanted, slug: '', revision: 0, movedAt: null, calledOff: false, version: 0 }
  if (hasStarted({ ...date, id: '' }, now)) return { accepted: false, refusal: { reason: 'in-the-past' } }
  if (wanted.payment === 'card' && !takesCards) return { accepted: false, refusal: { reason: 'no-card-payment' } }
  return { accepted: true, date: { ...date, slug: freeSlug(slugOf({ ...date, id: '' }), taken) } }
}

/** 'fl2d-wien-2027-01-19': kind, place and first day, as they are when the date is made. It stays when the date moves. */
function slugOf(date: LiveDate): string {
  const firstDay = startOf(date).toZonedDateTimeISO(date.zone).toPlainDate()
  return `${date.certification}-${date.location ? slugOfCity(date.location.city) : 'online'}-${firstDay}`
}

/** Two dates of one kind in one city on one day: the second gets a number. */
function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) {
    const candidate = number === 1 ? slug : `${slug}-${number}`
    if (!taken.has(candidate)) return candidate
  }
}

const spelled: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', ø: 'o', æ: 'ae', ł: 'l' }

function slugOfCity(city: string): string {
  const plain = city
    .toLowerCase()
    .replaceAll(/[äöüßøæł]/g, (letter) => spelled[letter] ?? letter)
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain || 'live'
}
