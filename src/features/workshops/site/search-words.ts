import { createTranslator } from 'use-intl'
import { searchTitle } from '#domain/content/search-engine.ts'
import type { Language } from '#domain/language.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { cityName, formatDateRange } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import type { WorkshopView } from './workshop-view.ts'

/** Search engines truncate longer titles, and HTML checkers complain. */
const maxCharacters = 70

/** Title and description of a date for search engines and shared links, with time, place, language and trainer, so that no two dates are the same. */
export function searchWords(workshop: WorkshopView, language: Language): { title: string; description: string } {
  const t = createTranslator({ locale: language, messages: messagesOf(language) })
  const { title, live, trainers } = workshop
  const taughtIn = t(`workshops.languages.${workshop.language}`)
  const promise = certificationBySlug(workshop.certification)?.promise[language] ?? title
  if (!live) {
    const name = t('purchase.tickets.title', { workshop: title })
    return { title: `${name}, ${taughtIn}`, description: `${name}, ${taughtIn}. ${promise}.` }
  }
  const place = live.location ? cityName(live.location.city, language) : t('workshops.online')
  const days = `${title}, ${formatDateRange(live, language)}`
  const when = `${days}, ${place}`
  const people = formatList(trainers, language)
  const whom = trainers.length > 0 ? `, ${t('workshops.withTrainers', { trainers: people })}` : ''
  const fits = searchTitle(when).length <= maxCharacters
  return { title: fits ? when : days, description: `${when}, ${taughtIn}${whom}. ${promise}.` }
}

/** The line below the title on a share picture: time and place, or format and language. Unique per date. */
export function pictureFacts({ live, language: taughtIn }: WorkshopView, language: Language): string[] {
  const t = createTranslator({ locale: language, messages: messagesOf(language), namespace: 'workshops' })
  if (!live) return [t('badge.selfPaced'), t(`languages.${taughtIn}`)]
  return [formatDateRange(live, language), live.location ? cityName(live.location.city, language) : t('online')]
}
