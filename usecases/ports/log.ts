import type { LogSubject } from '#domain/office/log-subject.ts'
import type { Actor } from '#domain/office/member.ts'

export type { LogSubject } from '#domain/office/log-subject.ts'
export type { Actor } from '#domain/office/member.ts'

/** One line of the log of actions: written in the transaction that it tells of, never changed (docs/product.md#office). */
export interface LogEntry {
  at: Temporal.Instant
  actor: Actor
  subject: { kind: LogSubject; id: string }
  /** What happened, a noun or a state: 'offered', 'invoice address'. */
  action: string
  /** Why, in the words of who did it. Never personal data of others. */
  reason?: string | undefined
}

/** One line of the log, as it is read. */
export interface LoggedAction {
  number: number
  at: Temporal.Instant
  /** In words; of an account that is still there with the name that it has now. */
  actor: string
  subject: string
  action: string
  reason: string | null
}

/** Reading, outside any transaction. */
export interface LogReads {
  /** What was done to something, oldest first. */
  actionsOn(kind: LogSubject, id: string): Promise<LoggedAction[]>
}

export interface LogStores {
  record(entry: LogEntry): Promise<void>
}
