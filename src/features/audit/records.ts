import type { ActionId } from '#domain/audit/actions.ts'
import type { LogSubject } from '#domain/audit/actor.ts'
import type { LoggedAction } from '#platform/ports.ts'

/** What the log is asked for; days are days in Vienna, both included. */
export interface LogSearch {
  kinds: readonly LogSubject[]
  /** The id of an account, or a kind of actor with its name where it has one: 'key:CRM', 'booker'. */
  actor?: string | undefined
  /** Id of one thing; that of a booking includes its registration, its order and its participants. */
  about?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Words of actor, subject and reason, or their beginnings. */
  text?: string | undefined
  /** Actions that are called by a word of the text in the language of the reader: lines of these are found too. */
  actionsByWord?: ReadonlyMap<string, readonly ActionId[]> | undefined
}

export interface ListedAction extends Omit<LoggedAction, 'subject'> {
  subject: {
    kind: LogSubject
    id: string
    /** Number of an order, address of a date, host of a webhook, name of a member or key; null where nothing names it (any more). */
    name: string | null
    /** Where its screen is, for a participant that of the booking; null for what is gone. */
    screenId: string | null
  }
}
