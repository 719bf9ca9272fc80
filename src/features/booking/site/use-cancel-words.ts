import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { type CancellationTerms, cancelTerms, dueAfter, type PossibleCancel } from '#domain/order/cancellation.ts'
import type { WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

/** The last day of a period that ends at midnight, as people name it. */
export function lastDay(midnight: string, { language, zone }: { language: Language; zone?: string }): string {
  return formatDateTime(Date.parse(midnight) - 1, { language, ...(zone && { zone }) })
}

/** The cancellation terms, as serialisable values with ISO instants. */
export interface CancelView {
  fee: PossibleCancel['fee']
  percent: number
  /** The fee when cancelled now. */
  due: Cents
  /** Null when cancelling stays free. */
  freeUntil: string | null
  /** The period with a partial fee, if any. */
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

/** What cancelling costs at this moment if it is booked at this moment; null when it cannot be booked any more. */
export function cancelNow(date: WorkshopDate, now: Temporal.Instant, terms: CancellationTerms): CancelView | null {
  if (date.delivery === 'self-paced') return null
  const cancel = cancelTerms({ status: { state: 'confirmed' }, placedAt: now }, date, now, terms)
  return cancel.outcome === 'done' ? cancelView(cancel, 0) : null
}

/** The cancellation terms beside the other facts of a date. */
export function useCancelFact() {
  const t = useTranslations('workshop')
  const language = useLocale()
  return function words({ fee, percent, freeUntil, part }: CancelView, zone: string): string {
    const day = (midnight: string | undefined) => (midnight ? lastDay(midnight, { language, zone }) : '')
    return t('cancelling', {
      fee: freeUntil === null ? 'always' : fee,
      percent,
      until: day(freeUntil ?? undefined),
      partUntil: day(part?.until),
    })
  }
}

/** The cancellation terms in a few sentences: until when it is free, then partial, then full. Days are in the workshop's time zone. */
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
