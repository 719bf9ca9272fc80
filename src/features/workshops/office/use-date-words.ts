import { useLocale, useTranslations } from 'use-intl'
import { cityName } from '#domain/workshop/city-name.ts'
import { formatDateRange, formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import type { DateRow } from './date-row.ts'
import type { PartyRow } from './date-view.ts'

export function useDateWords() {
  const language = useLocale()
  const t = useTranslations('officeDates')
  const moment = (instant: string, zone?: string) =>
    formatDateTime(instant, { language, time: true, ...(zone ? { zone } : {}) })
  return {
    dates: (row: DateRow) => formatDateRange(row, language),
    place: (row: DateRow) => (row.city === null ? t('online') : cityName(row.city, language)),
    status: (row: DateRow) => t(`status.${row.status}`),
    /** 'FL2D, 19.–20. Jänner 2027, Wien' */
    name: (row: DateRow) =>
      [row.code, formatDateRange(row, language), row.city === null ? t('online') : cityName(row.city, language)].join(
        ', ',
      ),
    trainers: (row: DateRow) => formatList(row.trainers, language),
    moment,
    /** '5. Jänner 2027' of '2027-01-05' */
    day: (day: string) => formatDateTime(day, { language }),
    /** The status of a party, with the end of its hold. */
    party: ({ state, until, place, waitReason }: PartyRow) => {
      if (waitReason === 'regional-price') return t('party.regionalPrice')
      if (place !== null) return t('party.inLine', { place })
      return until === null
        ? t(`party.${state}`)
        : t('party.heldUntil', {
            state: state === 'awaiting-confirmation' ? 'unconfirmed' : state,
            until: moment(until),
          })
    },
  }
}
