import type { ShownActor } from '#domain/audit/actor.ts'
import type { Deletable } from '#domain/retention/retention-rule.ts'

/** That an address was erased, without the address. */
export interface LoggedErasure {
  number: number
  at: Temporal.Instant
  actor: ShownActor
  reason: string | null
}

/** What one night deleted of a kind. */
export interface DeletionLine {
  at: Temporal.Instant
  what: Deletable
  deleted: number
}
