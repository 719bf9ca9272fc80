/** How an order was cancelled. */
export interface Cancelling {
  way: 'terms' | 'withdrawal' | 'organiser'
  /** What is due all the same: nothing, the full price, a part of it under the terms, or the share that has taken place. */
  fee: 'none' | 'full' | 'part' | 'share'
  /** How much of the price a part is. */
  percent?: number
  /** ISO instant: what the receipt names. */
  at: string
}
