import { useLocale, useTranslations } from 'use-intl'
import type { CancelView } from './cancel-view.ts'
import { lastDay } from './last-day.ts'

/** What cancelling costs, in a few sentences: until when nothing, then which part, then all of it. Days are those of the workshop. */
export function useCancelWords() {
  const t = useTranslations('change')
  const language = useLocale()
  return function words({ fee, percent, freeUntil, part }: CancelView, zone: string | undefined): string {
    if (freeUntil === null) return t('cancelAlwaysFree')
    const day = (midnight: string) => lastDay(midnight, { language, ...(zone && { zone }) })
    const until = day(freeUntil)
    if (fee === 'part') return t('cancelPart', { until, percent, partUntil: part ? day(part.until) : '' })
    const text = t('cancelText', { fee, until })
    return fee === 'none' && part
      ? `${text} ${t('cancelLater', { percent: part.percent, partUntil: day(part.until) })}`
      : text
  }
}
