import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { dueAfter, type PossibleCancel } from '#domain/order/cancellation.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

/** Of a time that ends at a midnight: the day before it is the last one, and how people say it. */
export function lastDay(midnight: string, { language, zone }: { language: Language; zone?: string }): string {
  return formatDateTime(Date.parse(midnight) - 1, { language, ...(zone && { zone }) })
}

/** What cancelling costs now and later: plain values that travel to the browser. Instants are ISO texts. */
export interface CancelView {
  fee: PossibleCancel['fee']
  percent: number
  /** What stays due if it is cancelled now. */
  due: Cents
  /** Null when it stays free. */
  freeUntil: string | null
  /** The time between nothing and everything, where there is one. */
  part: { until: string; percent: number } | null
}

export function cancelView(terms: PossibleCancel, gross: Cents): CancelView {
  const { fee, percent, freeUntil, part } = terms
  return {
    fee,
    percent,
    due: dueAfter(gross, terms) ?? gross,
    freeUntil: freeUntil?.toString() ?? null,
    part: part && { until: part.until.toString(), percent: part.percent },
  }
}

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
