import type { Deletable } from '#domain/retention/retention-rule.ts'

export interface RetentionStores {
  /** Deletes everything of a kind that is from this moment or earlier, and says how many that were. */
  deleteUpTo(what: Deletable, upTo: Temporal.Instant): Promise<number>
}
