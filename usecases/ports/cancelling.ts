/** How an order was cancelled. */
export interface Cancelling {
  way: 'terms' | 'withdrawal' | 'organiser'
  /** What is due all the same: nothing, the full price, or the share that has taken place. */
  fee: 'none' | 'full' | 'share'
  /** ISO instant: what the receipt names. */
  at: string
}
