import { createTranslator } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { fullPlace } from './workshop-facts.tsx'

export interface CalendarText {
  summary: string
  location: string
  /** Plain text of several lines. */
  description: string
}

interface CalendarOccasion {
  /** The video room, for who may know it. */
  room?: string | undefined
  /** Calendars that keep the entry show by its name that it does not count any more. */
  cancelled?: boolean
  /** Of a site for trying things out. */
  isTrial?: boolean
}

/** What a calendar entry of a workshop says, in the language of the booking. */
export function calendarText(
  date: LiveDate,
  language: Language,
  { room, cancelled = false, isTrial = false }: CalendarOccasion = {},
): CalendarText {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'calendar' })
  const { location } = date
  const trainers = new Intl.ListFormat(language).format(date.trainers)
  const workshop = certificationBySlug(date.certification)?.title ?? date.certification
  const way = room ? t('room', { room }) : t('link')
  const held = date.tentative ? t('tentative', { workshop }) : workshop
  const summary = cancelled ? t('cancelled', { workshop }) : held
  return {
    summary: isTrial ? t('trial', { summary }) : summary,
    location: location ? fullPlace(date, language) : t('online'),
    description: [t('with', { trainers }), location ? t('coffee') : way].join('\n'),
  }
}
