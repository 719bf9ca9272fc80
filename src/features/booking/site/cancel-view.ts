import type { Cents } from '#domain/money.ts'
import { dueAfter, type PossibleCancel } from '#domain/order/cancellation.ts'

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
