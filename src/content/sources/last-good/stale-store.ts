/** Keeps last good answers over a restart. One store belongs to one source. */
export interface StaleStore {
  keep(key: string, answer: unknown, at: Temporal.Instant): Promise<void>
  /** As it was kept, or undefined. It may have been written by an older version of the program. */
  find(key: string): Promise<unknown>
  forget(key: string): Promise<void>
}
