import { Fragment } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { formatPlace, formatSessions } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import type { Fact } from '#ui/fact-list.tsx'
import type { DateView } from './date-view.ts'
import { useDateWords } from './use-date-words.ts'

/** Everything about a date that is no person. */
export function useDateFacts(view: DateView): Fact[] {
  const t = useTranslations('officeDates.form')
  const dates = useTranslations('officeDates')
  const language = useLocale()
  const words = useDateWords()
  const { row, location } = view
  return [
    { label: t('date'), value: <Lines lines={formatSessions(row.sessions, row.zone, language)} /> },
    { label: t('delivery'), value: location ? formatPlace(location, language) : words.place(row) },
    { label: t('trainers'), value: words.trainers(row) },
    { label: t('language'), value: t(`languages.${row.language}`) },
    { label: t('seats'), value: dates('seatsOf', { taken: row.taken, seats: row.seats }) },
    { label: t('minimum'), value: row.minimum },
    { label: t('limit'), value: view.participantLimit },
    { label: t('waitlistFact'), value: view.hasWaitlist ? t('yes') : t('no') },
    { label: t('price'), value: formatPrice(view.price, language) },
    { label: t('payment'), value: t(`payments.${view.payment}`) },
    ...(view.roomUrl === null ? [] : [{ label: t('roomUrl'), value: view.roomUrl || t('roomUrlMissing') }]),
  ]
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
}
