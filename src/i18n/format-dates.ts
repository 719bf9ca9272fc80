import { type Language, languageTable } from '#domain/language.ts'
import { onceForEach, onceForRecent } from '#domain/once-for-each.ts'
import type { Location } from '#domain/workshop/workshop-date.ts'

/** A session as passed to browsers, which may lack Temporal: ISO instants, '2027-01-19T08:00:00Z'. */
export interface SessionTimes {
  startsAt: string
  endsAt: string
}

/** With plain spaces, for text that other programs read or break: titles, link previews, subjects, descriptions of payments. */
export function plainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

interface DateForm {
  dayOfMonth: 'numeric' | '2-digit'
  day(parts: { dayOfMonth: string; month: string; year: string }): string
  withTime(day: string, time: string): string
  /** After the last time of a line. */
  afterTime: string
  /** A range within a year. */
  range(from: { dayOfMonth: string; month: string }, to: Moment, sameMonth: boolean): string
}

/** Each language's order of day, month and time (docs/product.md#dates-and-times), always with 24 hours. */
const forms: Record<Language, DateForm> = {
  de: {
    dayOfMonth: 'numeric',
    day: ({ dayOfMonth, month, year }) => `${dayOfMonth}.\u00a0${month} ${year}`,
    withTime: (day, time) => `${day}, ${time}\u00a0Uhr`,
    afterTime: '\u00a0Uhr',
    range: (from, to, sameMonth) =>
      sameMonth ? `${from.dayOfMonth}.–${to.day}` : `${from.dayOfMonth}.\u00a0${from.month}\u00a0– ${to.day}`,
  },
  en: {
    dayOfMonth: '2-digit',
    day: ({ dayOfMonth, month, year }) => `${month}\u00a0${dayOfMonth}, ${year}`,
    withTime: (day, time) => `${day} - ${time}`,
    afterTime: '',
    range: (from, to, sameMonth) =>
      `${from.month}\u00a0${from.dayOfMonth}\u00a0– ${sameMonth ? to.dayOfMonth : `${to.month}\u00a0${to.dayOfMonth}`}, ${to.year}`,
  },
}
const noDate = '-'
const dateAlone = /^\d{4}-\d{2}-\d{2}$/
const withoutOffset = /^\d{4}-\d{2}-\d{2}[T ][\d:.]+$/

/**
 * 'January 05, 2027' or '5. Jänner 2027'; with time 'January 05, 2027 - 09:00' or '5. Jänner 2027, 09:00 Uhr' (docs/product.md#dates-and-times).
 * No-break spaces keep the day with its month and 'Uhr' with its number. Accepts an ISO text, epoch milliseconds or a Date. A text without an offset is wall time and is not
 * converted; instants are shown in `zone`. Empty, '0' and invalid values give '-'.
 */
export function formatDateTime(
  value: string | number | Date | null | undefined,
  options: { language: Language; time?: boolean; zone?: string },
): string {
  if (value === null || value === undefined || value === '' || value === '0' || value === 0) return noDate
  const wallTime = typeof value === 'string' && (dateAlone.test(value) || withoutOffset.test(value))
  const date = wallTime ? asUtc(value) : new Date(value)
  if (Number.isNaN(date.getTime())) return noDate
  const moment = inZone(date, wallTime ? 'UTC' : (options.zone ?? 'Europe/Vienna'), options.language)
  if (!options.time) return moment.day
  return forms[options.language].withTime(moment.day, moment.time)
}

/** '19.–20. Jänner 2027' or 'January 19 – 20, 2027', in `zone`; a shared month or year once. Throws RangeError without sessions. */
export function formatDateRange(date: { sessions: readonly SessionTimes[]; zone: string }, language: Language): string {
  const first = date.sessions[0]
  const last = date.sessions.at(-1)
  if (!(first && last)) throw new RangeError('a date range needs at least one session')
  const from = inZone(new Date(first.startsAt), date.zone, language)
  const to = inZone(new Date(last.startsAt), date.zone, language)
  if (from.day === to.day) return from.day
  if (from.year !== to.year) return `${from.day}\u00a0– ${to.day}`
  return forms[language].range(from, to, from.month === to.month)
}

/** 'Dienstag, 19. Jänner 2027, 09:00–17:00 Uhr', one line per session, in `zone`. A session past midnight names both days. */
export function formatSessions(sessions: readonly SessionTimes[], zone: string, language: Language): string[] {
  const suffix = forms[language].afterTime
  return sessions.map((session) => {
    const from = inZone(new Date(session.startsAt), zone, language)
    const to = inZone(new Date(session.endsAt), zone, language)
    const start = `${from.weekday}, ${from.day}, ${from.time}`
    return from.day === to.day
      ? `${start}–${to.time}${suffix}`
      : `${start}${suffix} – ${to.weekday}, ${to.day}, ${to.time}${suffix}`
  })
}

/** '09:00–17:00 Uhr' or '09:00–17:00': the times of day of a session, in `zone`. */
export function formatHours({ startsAt, endsAt }: SessionTimes, zone: string, language: Language): string {
  return `${formatTimeOfDay(startsAt, zone)}–${formatTimeOfDay(endsAt, zone)}${forms[language].afterTime}`
}

/**
 * A deadline: '27. November 2026, 10:37 Uhr (Mitteleuropäische Zeit)' or 'November 27, 2026 - 10:37 (Central European Time)'. In the company's time
 * zone, which is named for readers elsewhere.
 */
export function formatDeadline(value: string | number, language: Language): string {
  return `${formatDateTime(value, { language, time: true })} (${zoneName('Europe/Vienna', language)})`
}

/** '09:00': the time of day of an ISO instant in `zone`, or some minutes before it. */
export function formatTimeOfDay(instant: string, zone: string, minutesBefore = 0): string {
  return inZone(new Date(Date.parse(instant) - minutesBefore * 60_000), zone, 'de').time
}

/** 'Mitteleuropäische Zeit' or 'Central European Time', the same in summer and winter, for people who join from elsewhere. */
export function zoneName(zone: string, language: Language): string {
  const format = zoneFormat(language)(zone)
  // Any day since daylight saving time was introduced works; before that, the generic name is that of standard time.
  return format.formatToParts(Date.UTC(2026, 0)).find((part) => part.type === 'timeZoneName')?.value ?? zone
}

/** '2027-01-19T09:00+01:00': an ISO instant as the wall time of `zone` with its offset, to the minute. */
export function withOffset(instant: string, zone: string): string {
  const part = Object.fromEntries(
    offsetFormat(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  )
  // 'GMT+01:00', and 'GMT' alone for an offset of zero.
  const offset = part.timeZoneName?.slice(3) || '+00:00'
  return `${part.year}-${part.month}-${part.day}T${part.hour}:${part.minute}${offset}`
}

const offsetFormat = onceForEach(
  (timeZone: string) =>
    // one language: machines read it, and only English names the offset 'GMT+01:00' for certain.
    new Intl.DateTimeFormat('en', {
      timeZone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
      timeZoneName: 'longOffset',
    }),
)

/** Cached: creating a formatter costs as much as a hundred responses, and a page shows a hundred times. */
const zoneFormat = onceForEach((language: Language) =>
  onceForEach(
    (timeZone: string) =>
      new Intl.DateTimeFormat(languageTable[language].locale, { timeZone, timeZoneName: 'longGeneric' }),
  ),
)

/** Cached by milliseconds: a page names the sessions of a date up to three times, and the next page names them again. */
const momentsIn = onceForEach((language: Language) =>
  onceForEach((timeZone: string) => {
    const format = new Intl.DateTimeFormat(languageTable[language].locale, {
      timeZone,
      weekday: 'long',
      day: forms[language].dayOfMonth,
      month: 'long',
      year: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      // Not `hour12: false`: older browsers then write midnight as 24:00 in English.
      hourCycle: 'h23',
    })
    return onceForRecent((milliseconds: number) => momentOf(format.formatToParts(milliseconds), language))
  }),
)

function asUtc(wallTime: string): Date {
  return new Date(dateAlone.test(wallTime) ? wallTime : `${wallTime.replace(' ', 'T')}Z`)
}

type Moment = Record<'weekday' | 'dayOfMonth' | 'month' | 'year' | 'day' | 'time', string>

function inZone(date: Date, timeZone: string, language: Language): Moment {
  return momentsIn(language)(timeZone)(date.getTime())
}

function momentOf(parts: readonly Intl.DateTimeFormatPart[], language: Language): Moment {
  const found = new Map(parts.map((part) => [part.type, part.value]))
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? ''
  const dayOfMonth = part('day')
  const month = part('month')
  const year = part('year')
  const day = forms[language].day({ dayOfMonth, month, year })
  return { weekday: part('weekday'), dayOfMonth, month, year, day, time: `${part('hour')}:${part('minute')}` }
}

/** The whole place on one line: 'Hofgebäude, Lindengasse 38, 1070 Wien, Österreich'. */
export function formatPlace({ venue, address, city, country }: Location, language: Language): string {
  // Addresses mostly end with the city, which must not be repeated.
  const cityOnce = address?.includes(city) ? undefined : city
  return [venue, address, cityOnce, countryName(country, language)].filter(Boolean).join(', ')
}

const languageNames = onceForEach((reader: Language) => new Intl.DisplayNames([reader], { type: 'language' }))

/** A language in the reader's own: 'Englisch' or 'English' for en. `languageTable` has its name in itself, for those who choose it. */
export function languageName(language: Language, reader: Language): string {
  return languageNames(reader).of(language) ?? languageTable[language].name
}

const regionNames = onceForEach((language: Language) => new Intl.DisplayNames([language], { type: 'region' }))

/** 'Österreich' for AT; the code when the language has no name for it. */
export function countryName(code: string, language: Language): string {
  return regionNames(language).of(code) ?? code
}
