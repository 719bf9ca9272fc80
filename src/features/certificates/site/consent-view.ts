import { chooseDays } from '#domain/certificate/certificate.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug, certifications } from '#domain/workshop/certification.ts'
import { endOf, type LiveDate } from '#domain/workshop/workshop-date.ts'
import type { ListedDate } from '#features/workshops/ports.ts'
import { cityName, formatDateRange } from '#i18n/format-dates.ts'

export interface ConsentView {
  workshops: { value: string; label: string }[]
  /** Chosen from the start: the date that the address names. */
  chosen: string | undefined
}

/** What an address names last. */
export function nameIn(training: string): string {
  return training.replace(/\/+$/, '').split('/').at(-1) ?? ''
}

/**
 * The workshops of the consent page by what its address names: a date, a kind of workshop by its short name or path, or the path of a date's own
 * page. Null when it names nothing that we know: `named` is the date of that name, however long it is over.
 */
export function consentView(
  training: string,
  { dates, named: found }: { dates: readonly ListedDate[]; named: ListedDate | null },
  language: Language,
  now: Temporal.Instant,
  online: string,
): ConsentView | null {
  const live = dates.map(({ date }) => date).filter((date) => date.delivery !== 'self-paced')
  const name = nameIn(training)
  const named = found?.date.delivery === 'self-paced' ? undefined : found?.date
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
