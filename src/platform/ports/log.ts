import type { ActionId, AuditedAction, StoredDetails } from '#domain/audit/actions.ts'
import type { LogSubject, ShownActor } from '#domain/audit/actor.ts'
import type { Actor } from '#domain/office/member.ts'

export type { LogSubject } from '#domain/audit/actor.ts'
export type { Actor } from '#domain/office/member.ts'

/** One line of the audit log: written in the transaction of its action, never changed (docs/product.md#office). */
export type LogEntry = AuditedAction & {
  at: Temporal.Instant
  actor: Actor
  subject: { kind: LogSubject; id: string }
  /** Why, in the words of who did it. Never personal data of others. */
  reason?: string | undefined
}

/** One line of the log, as it is read. */
export interface LoggedAction {
  number: number
  at: Temporal.Instant
  actor: ShownActor
  subject: string
  action: ActionId
  details: StoredDetails
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
