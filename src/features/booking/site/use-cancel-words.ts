import { useLocale, useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { type CancellationTerms, cancelTerms, dueAfter, type PossibleCancel } from '#domain/order/cancellation.ts'
import type { LiveDate, WorkshopDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'

/** The last day of a period that ends at midnight, as people name it. */
export function lastDay(
  midnight: string,
  { language, zone }: { language: Language; zone?: string | undefined },
): string {
  return formatDateTime(Date.parse(midnight) - 1, { language, ...(zone && { zone }) })
}

/** The cancellation terms, as serialisable values with ISO instants. */
export interface CancelView {
  fee: PossibleCancel['fee']
  percent: number
  /** The fee when cancelled now. */
  due: Cents
  /** Null when cancelling stays free, also while the date is tentative. */
  freeUntil: string | null
  /** Whether the date is tentative: cancelling is free until it is confirmed, and then under the terms. */
  tentative: boolean
  /** The period with a partial fee, if any. */
  part: { until: string; percent: number } | null
}

export function cancelView(
  terms: PossibleCancel,
  gross: Cents,
  { tentative, calledOff }: Pick<LiveDate, 'tentative' | 'calledOff'>,
): CancelView {
  const { fee, percent, freeUntil, part } = terms
  return {
    fee,
    percent,
    due: dueAfter(gross, terms) ?? gross,
    freeUntil: freeUntil?.toString() ?? null,
    tentative: tentative && !calledOff,
    part: part && { until: part.until.toString(), percent: part.percent },
  }
}

/** What cancelling costs at this moment if it is booked at this moment; null when it cannot be booked any more. */
export function cancelNow(date: WorkshopDate, now: Temporal.Instant, terms: CancellationTerms): CancelView | null {
  if (date.delivery === 'self-paced') return null
  const cancel = cancelTerms({ status: { state: 'confirmed' }, placedAt: now }, date, now, terms)
  return cancel.outcome === 'done' ? cancelView(cancel, 0, date) : null
}

/** How long cancelling is free: up to a day, until a tentative date is confirmed, both, or always. */
export function freeFor({ freeUntil, tentative }: Pick<CancelView, 'freeUntil' | 'tentative'>) {
  if (tentative) return freeUntil === null ? 'tentative' : 'tentativeThenDay'
  return freeUntil === null ? 'always' : 'day'
}

/** The last free day and the last day of the part, as people name them; empty where there is none. */
function daysOf({ freeUntil, part }: CancelView, language: Language, zone: string | undefined) {
  const day = (midnight: string | undefined) => (midnight ? lastDay(midnight, { language, zone }) : '')
  return { until: day(freeUntil ?? undefined), partUntil: day(part?.until) }
}

/** The cancellation terms beside the other facts of a date. */
export function useCancelFact() {
  const t = useTranslations('workshop')
  const language = useLocale()
  return function words(view: CancelView, zone: string): string {
    const { fee, percent } = view
    return t('cancelling', {
      ...daysOf(view, language, zone),
      fee: fee === 'none' ? freeFor(view) : fee,
      percent,
    })
  }
}

/** The cancellation terms in a few sentences: until when it is free, then partial, then full. Days are in the workshop's time zone. */
export function useCancelWords() {
  const t = useTranslations('change')
  const language = useLocale()
  return function words(view: CancelView, zone: string | undefined): string {
    const { fee, percent, freeUntil, part, tentative } = view
    const days = daysOf(view, language, zone)
    const later = { ...days, part: part ? 'yes' : 'no', percent: part?.percent ?? 0 }
    if (freeUntil === null) return t(tentative ? 'cancelFreeWhileTentative' : 'cancelAlwaysFree')
    if (tentative) return t('cancelTentative', later)
    if (fee === 'part') return t('cancelPart', { ...days, percent })
    const text = t('cancelText', { ...days, fee })
    return fee === 'none' && part ? `${text} ${t('cancelLater', later)}` : text
  }
}
