import { dayIn } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { type CertificationSlug, certificationBySlug } from '#domain/workshop/certification.ts'
import { type DateStatus, dateStatus, isBelowMinimum, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { DateSummary } from '#features/workshops/records.ts'

export function dateHref(id: string, screen = ''): string {
  return `/office/dates/${id}${screen && `/${screen}`}`
}

/** A date as the office's lists show it: plain values that travel to the browser. */
export interface DateRow {
  id: string
  slug: string
  certification: CertificationSlug
  /** FL2D */
  code: string
  title: string
  language: Language
  trainers: string[]
  delivery: LiveDate['delivery']
  /** Null by video. */
  city: string | null
  /** ISO instants. */
  sessions: { startsAt: string; endsAt: string }[]
  zone: string
  status: DateStatus
  isBelowMinimum: boolean
  seats: number
  taken: number
  confirmed: number
  minimum: number
  waiting: number
  offered: number
}

export function dateRow({ date, ...counts }: DateSummary, now: Temporal.Instant): DateRow {
  const certification = certificationBySlug(date.certification)
  const { taken, confirmed, waiting, offered } = counts
  return {
    id: date.id,
    slug: date.slug,
    certification: date.certification,
    code: certification?.code ?? date.certification,
    title: certification?.title ?? date.certification,
    language: date.language,
    trainers: date.trainers,
    delivery: date.delivery,
    city: date.location?.city ?? null,
    sessions: date.sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` })),
    zone: date.zone,
    status: dateStatus(date, now),
    isBelowMinimum: isBelowMinimum(date, counts.confirmed, now),
    seats: date.seats,
    minimum: date.minimum,
    taken,
    confirmed,
    waiting,
    offered,
  }
}

/** The days of a date in its own zone: '2027-01-19'. */
export function daysOf({ sessions, zone }: Pick<DateRow, 'sessions' | 'zone'>): string[] {
  return [...new Set(sessions.map(({ startsAt }) => dayIn(startsAt, zone)))]
}
