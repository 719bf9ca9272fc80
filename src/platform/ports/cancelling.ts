import type { Cancelled } from '#domain/order/cancelled.ts'

/** How an order was cancelled, as mails tell of it. */
export interface Cancelling extends Pick<Cancelled, 'way' | 'fee'> {
  /** How much of the price a part is. */
  percent?: number
  /** ISO instant: what the receipt names. */
  at: string
}
