import type { PossibleCancel } from '#domain/order/cancellation.ts'

/** What cancelling costs now and later: plain values that travel to the browser. Instants are ISO texts. */
export interface CancelView {
  fee: PossibleCancel['fee']
  percent: number
  /** Null when it stays free. */
  freeUntil: string | null
  /** The time between nothing and everything, where there is one. */
  part: { until: string; percent: number } | null
}

export function cancelView({ fee, percent, freeUntil, part }: PossibleCancel): CancelView {
  return {
    fee,
    percent,
    freeUntil: freeUntil?.toString() ?? null,
    part: part && { until: part.until.toString(), percent: part.percent },
  }
}
