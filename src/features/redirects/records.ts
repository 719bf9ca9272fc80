import type { Redirect } from '#domain/address/redirect-rule.ts'

export interface StoredRedirect extends Redirect {
  /** The member who has set it. */
  by: string
  at: Temporal.Instant
}
