import type { WhyItFailed, WorkKind } from '#domain/office/failed-work.ts'
import type { Effect } from './effect.ts'

/** Something that is no mail and that no further attempt will do. */
export interface FailedWork {
  /** Of the job; of a message to a webhook, its own. */
  id: string
  source: 'job' | 'delivery'
  kind: WorkKind
  at: Temporal.Instant
  why: WhyItFailed
  /** What it was for; null where it is for nothing in particular or that is gone. */
  about: WorkSubject | null
  /** False for a message to a webhook that is switched off. */
  mayTryAgain: boolean
}

export interface WorkSubject {
  kind: 'booking' | 'page' | 'post' | 'webhook'
  id: string
  /** Number of an order, title of a page, host of a webhook; null for a booking without a number. */
  name: string | null
}

/** A job that was given up, inside a transaction. */
export interface FailedJobStores {
  /** Locked until the transaction ends; null for one that is not there or waits for its next attempt already. */
  lock(id: string): Promise<{ kind: string; effect: Effect | null } | null>
  /** One more attempt of a locked one, at once. */
  tryAgain(id: string): Promise<void>
}
