import { createTranslator } from 'use-intl/core'
import { dayIn } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { cityName } from '#domain/workshop/city-name.ts'
import { dateStatus, isBelowMinimum, type WorkshopDate } from '#domain/workshop/workshop-date.ts'
import type { DateSummary } from '#features/workshops/records.ts'
import type { Messages } from '#i18n/catalogue.ts'
import { formatDateRange, formatDateTime, languageName, type SessionTimes } from '#i18n/format-dates.ts'
import type { Option } from '#ui/field.tsx'

export function dateHref(id: string, screen = ''): string {
  return `/office/dates/${id}${screen && `/${screen}`}`
}

/** A date as the office's lists show it: plain values that travel to the browser. */
export type DateRow = ReturnType<typeof dateRow>

export function dateRow({ date, ...counts }: DateSummary, now: Temporal.Instant) {
  const certification = certificationBySlug(date.certification)
  const { taken, confirmed, waiting, offered } = counts
  return {
    id: date.id,
    slug: date.slug,
    certification: date.certification,
    /** FL2D */
    code: certification?.code ?? date.certification,
    title: certification?.title ?? date.certification,
    language: date.language,
    trainers: date.trainers,
    delivery: date.delivery,
    /** Null by video. */
    city: date.location?.city ?? null,
    /** ISO instants. */
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

const slug = /^(?<kind>[a-z\d]+)-.+-(?<day>\d{4}-\d{2}-\d{2})(?:-\d+)?$/

/** 'FL2D, 19. Jänner 2027' for the slug 'fl2d-wien-2027-01-19' of a date, also when it has moved since; null for any other text. */
export function dateNameOf(text: string, language: Language): string | null {
  const { kind = '', day = '' } = slug.exec(text)?.groups ?? {}
  const code = certificationBySlug(kind)?.code
  return code ? `${code}, ${formatDateTime(day, { language })}` : null
}

export interface DateChoice {
  slug: string
  /** FL2D */
  code: string
  language: Language
  trainers: readonly string[]
  /** Null for a self-paced workshop. */
  live: { sessions: readonly SessionTimes[]; zone: string; city: string | null; isTentative: boolean } | null
}

export function dateChoice(date: WorkshopDate, isTentative = false): DateChoice {
  const { slug, certification, language, trainers } = date
  const code = certificationBySlug(certification)?.code ?? certification
  if (date.delivery === 'self-paced') return { slug, code, language, trainers, live: null }
  const sessions = date.sessions.map(({ startsAt, endsAt }) => ({ startsAt: `${startsAt}`, endsAt: `${endsAt}` }))
  const live = { sessions, zone: date.zone, city: date.location?.city ?? null, isTentative }
  return { slug, code, language, trainers, live }
}

/** Dates to choose from: 'FL2D, 19.–20. Jänner 2027, Wien, Deutsch'. Those with the same name also get their time and their trainers. */
export function dateOptions(choices: readonly DateChoice[], messages: Messages, language: Language): Option[] {
  const t = createTranslator({ locale: language, messages, namespace: 'officeDates' })
  const label = ({ code, live, language: taughtIn, trainers }: DateChoice, isLong: boolean) => {
    const words = live
      ? [
          isLong
            ? formatDateTime(live.sessions[0]?.startsAt, { language, zone: live.zone, time: true })
            : formatDateRange(live, language),
          live.city === null ? t('online') : cityName(live.city, language),
        ]
      : [messages.officeBookings.seatless['self-paced']]
    const ends = [...(isLong ? trainers : []), ...(live?.isTentative ? [t('tentativeChoice')] : [])]
    return [code, ...words, languageName(taughtIn, language), ...ends].join(', ')
  }
  const short = choices.map((choice) => label(choice, false))
  return choices.map((choice, index) => ({
    value: choice.slug,
    label: short.filter((other) => other === short[index]).length > 1 ? label(choice, true) : (short[index] ?? ''),
  }))
}
