import { createTranslator } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { formatDateRange, plainSpaces } from '#i18n/format-dates.ts'

/** The product in one line, for the page of the payment provider. */
export function orderDescription({ order, date }: OrderWithDate, language: Language): string {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'payment' })
  const { number, participants } = order
  if (!date) return t('description', { number })
  const sessions = date.sessions.map(({ startsAt, endsAt }) => ({
    startsAt: startsAt.toString(),
    endsAt: endsAt.toString(),
  }))
  const description = t('descriptionOfSeats', {
    workshop: certificationBySlug(date.certification)?.title ?? date.certification,
    dates: formatDateRange({ sessions, zone: date.zone }, language),
    count: participants.length,
    number,
  })
  return plainSpaces(description)
}
