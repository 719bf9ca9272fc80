/** One use that is counted. Several in one call have different purposes or keys. */
export interface Use {
  purpose: string
  /** A hash of the sender's network address or of an e-mail address, or the slug of a date: nothing that can be read. */
  key: string
  /** How many uses at once; seats, for instance. */
  amount: number
  /** The end of the window that begins with this use, where none is open. */
  endsAt: Temporal.Instant
}

export interface RateLimitStores {
  /** Counts each use and gives the counts of the open windows, these uses included, in the same order. Atomic: no two callers get the same count. */
  count(uses: readonly Use[], now: Temporal.Instant): Promise<number[]>
}
