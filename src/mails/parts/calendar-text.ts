import { createTranslator } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { wallTimesOf } from '#domain/workshop/date-series.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatList } from '#i18n/format-list.ts'
import { fullPlace, timeOfStart } from './workshop-facts.tsx'

export interface CalendarText {
  summary: string
  location: string
  /** Plain text, several lines. */
  description: string
}

interface CalendarOccasion {
  /** The video room, for participants. */
  room?: string | undefined
  /** For calendars that keep a cancelled entry: its name shows that it is void. */
  cancelled?: boolean
  isTrial?: boolean
}

/** The text of a workshop's calendar entry, in the language of the booking. */
export function calendarText(
  date: LiveDate,
  language: Language,
  { room, cancelled = false, isTrial = false }: CalendarOccasion = {},
): CalendarText {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'calendar' })
  const { location } = date
  const trainers = formatList(date.trainers, language)
  const workshop = certificationBySlug(date.certification)?.title ?? date.certification
  const way = room ? t('room', { room }) : t('link')
  const held = date.tentative ? t('tentative', { workshop }) : workshop
  const start =
    new Set(date.sessions.map((session) => wallTimesOf(session, date.zone).from)).size === 1 ? 'same' : 'other'
  const summary = cancelled ? t('cancelled', { workshop }) : held
  return {
    summary: isTrial ? t('trial', { summary }) : summary,
    location: location ? fullPlace(date, language) : t('online'),
    description: [t('with', { trainers }), location ? t('coffee', { start, early: timeOfStart(date, 15) }) : way].join(
      '\n',
    ),
  }
}
