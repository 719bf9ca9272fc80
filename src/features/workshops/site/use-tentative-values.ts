import { useLocale } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { TentativeView } from './workshop-view.ts'

/** What messages about a tentative date need. */
export function useTentativeValues() {
  const language = useLocale()
  return ({ from, decidedBy }: TentativeView) => ({
    from,
    decided: decidedBy === null ? 'no' : 'yes',
    day: decidedBy === null ? '' : formatDateTime(decidedBy, { language }),
  })
}
