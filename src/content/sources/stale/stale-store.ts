/** Persists stale responses of one source across restarts. */
export interface StaleStore {
  keep(key: string, answer: unknown, at: Temporal.Instant): Promise<void>
  /** Undefined when there is none. It may have been written by an older version of the program. */
  find(key: string): Promise<unknown>
  forget(key: string): Promise<void>
}
