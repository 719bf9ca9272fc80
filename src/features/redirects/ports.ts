import type { Redirect } from '#domain/address/redirect-rule.ts'

export interface StoredRedirect extends Redirect {
  /** The member who has set it. */
  by: string
  at: Temporal.Instant
}

export interface RedirectReads {
  /** The newest first. */
  all(): Promise<StoredRedirect[]>
  /** Where a path leads, as `redirectPath` writes it; null for nowhere. */
  target(source: string): Promise<string | null>
}

export interface RedirectStores {
  /** All of them, and no one else changes any until the end of the transaction. */
  lockAll(): Promise<Redirect[]>
  add(redirect: StoredRedirect): Promise<void>
  remove(source: string): Promise<void>
}
