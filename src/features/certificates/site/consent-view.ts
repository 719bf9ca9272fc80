import { chooseDays } from '#domain/certificate/consent.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { endOf, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import { formatDateRange } from '#i18n/format-dates.ts'
import { cityName } from '#i18n/format-place.ts'

export interface ConsentView {
  workshops: { value: string; label: string }[]
  /** Chosen from the start: the date that the address names. */
  chosen: string | undefined
}

/**
 * The workshops of the consent page by what its address names: a date, a kind of workshop by its short name or path, or the path of a date's own
 * page. Null when it names nothing that we know.
 */
export function consentView(
  training: string,
  dates: readonly ListedDate[],
  language: Language,
  now: Temporal.Instant,
  online: string,
): ConsentView | null {
  const live = dates.map(({ date }) => date).filter((date) => date.delivery !== 'self-paced')
  const name = training.replace(/\/+$/, '').split('/').at(-1) ?? ''
  const named = live.find(({ slug }) => slug === name)
  const kind = certifications.find(({ slug, path }) => slug === name || path === name)
  if (!named && !kind) return null
  const open = live.filter((date) => isOpen(date, now))
  const workshops = (kind ? open.filter(({ certification }) => certification === kind.slug) : open).map((date) => ({
    value: date.slug,
    label: [
      certificationBySlug(date.certification)?.title,
      timesOf(date, language),
      placeOf(date, language, online),
    ].join(', '),
  }))
  return { workshops, chosen: named && isOpen(named, now) ? named.slug : undefined }
}

function isOpen(date: LiveDate, now: Temporal.Instant): boolean {
  return !date.calledOff && endOf(date).until(now).total('hours') < chooseDays * 24
}

function timesOf({ sessions, zone }: LiveDate, language: Language): string {
  const times = sessions.map(({ startsAt, endsAt }) => ({ startsAt: startsAt.toString(), endsAt: endsAt.toString() }))
  return formatDateRange({ sessions: times, zone }, language)
}

function placeOf({ location }: LiveDate, language: Language, online: string): string {
  return location ? cityName(location.city, language) : online
}
