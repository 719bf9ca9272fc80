import type { LogSubject } from '#domain/office/log-subject.ts'
import type { ListPlace } from './booking-list.ts'

/** What the log is asked for; days are days in Vienna, both included. */
export interface LogSearch {
  /** Only lines about these kinds of things. */
  kinds: readonly LogSubject[]
  /** The id of an account, or who it was in words: 'key:CRM', 'booker'. */
  actor?: string | undefined
  /** Id of one thing; that of a booking stands for its registration, its order and its participants. */
  about?: string | undefined
  from?: string | undefined
  to?: string | undefined
  /** Words of who, what and why, or their beginnings. */
  text?: string | undefined
  /** What the log writes for a word of the text, where that is another: the one or the other is found. */
  searchSynonyms?: ReadonlyMap<string, readonly string[]> | undefined
}

/** Somebody who stands in the log: what it is asked for, and who that is in words. */
export interface LoggedActor {
  value: string
  actor: string
}

/** One line of the log with what it was about. */
export interface ListedAction {
  number: number
  at: Temporal.Instant
  /** In words; of an account that is still there with the name that it has now. */
  actor: string
  subject: {
    kind: LogSubject
    id: string
    /** Number of an order, address of a date, host of a webhook, name of a member or key; null where nothing names it (any more). */
    name: string | null
    /** Where its screen is, for a participant that of the booking; null for what is gone. */
    screenId: string | null
  }
  action: string
  reason: string | null
}

export interface ActionLogReads {
  /** Newest first, a page at a time; `after` is the last one of the page before, its number as id. */
  search(search: LogSearch, after: ListPlace | null): Promise<{ lines: ListedAction[]; next: ListPlace | null }>
  /** All of it, newest first; `most + 1` lines at most, so that whoever asks sees that there were more. */
  whole(search: LogSearch, most: number): Promise<ListedAction[]>
  /** Everybody who stands in the log with lines of these kinds. */
  actors(kinds: readonly LogSubject[]): Promise<LoggedActor[]>
}
