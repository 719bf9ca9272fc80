import type { ShownActor } from '#domain/audit/actor.ts'
import type { ErasurePlan, PersonFile } from '#domain/data-protection/erasure.ts'
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

export interface DataProtectionReads {
  /** Everything that is known of an address, from all tables. */
  file(address: string): Promise<PersonFile>
  /** Newest first; of one address, by its hash, or of all. */
  erasures(addressHashes?: string[]): Promise<LoggedErasure[]>
  /** What went because its time was over, newest first. */
  deletions(): Promise<DeletionLine[]>
}

export interface DataProtectionStores {
  /** Locks what has to stay as it is while someone decides: dates, then orders and parties. Then reads as `DataProtectionReads.file`. */
  lockedFile(address: string): Promise<PersonFile>
  /** Does what a plan for this address says. */
  erase(address: string, plan: ErasurePlan): Promise<void>
  /** Adds to what the same night has deleted of a kind so far. */
  reportDeletion(line: DeletionLine): Promise<void>
}

export interface RetentionStores {
  /** Deletes a portion of what is from this moment or earlier, and says how many that were: none when nothing is left. */
  deleteUpTo(what: Deletable, upTo: Temporal.Instant): Promise<number>
}
