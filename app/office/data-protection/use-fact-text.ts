import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { formatMoney } from '../../i18n/format-money.ts'
import type { ViewedFact } from './file-view.ts'

/** How a fact is said in the language of the reader. */
export function useFactText(): (fact: ViewedFact) => string {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  return ({ value, format }) => {
    switch (format) {
      case 'moment':
        return formatDateTime(value, { language, time: true })
      case 'cents':
        return formatMoney(Number(value), language)
      case 'flag':
        return value === 'true' ? t('yes') : t('no')
      default:
        return value
    }
  }
}
