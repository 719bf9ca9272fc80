import type { ListPlace } from './booking-list.ts'
import type { Effect } from './effect.ts'

/** One attempt to send a mail. */
export interface MailAttempt {
  /** Of the mail: the same for every attempt. */
  key: string
  effect: Effect
  /** Null when it failed before it was written. */
  to: { name: string; email: string } | null
  subject: string | null
  at: Temporal.Instant
}

export interface LoggedMail extends MailAttempt {
  state: 'sent' | 'failed'
  attempts: number
  error: string | null
  orderId: string | null
  registrationId: string | null
}

export interface MailSearch {
  /** Words of name, address and subject, or their beginnings. */
  text?: string | undefined
  state?: LoggedMail['state'] | undefined
  kind?: Effect['kind'] | undefined
}

export interface MailLogReads {
  /** Newest first, a page at a time; `after` is the last one of the page before, its key as id. */
  search(search: MailSearch, after: ListPlace | null): Promise<{ mails: LoggedMail[]; next: ListPlace | null }>
  find(key: string): Promise<LoggedMail | null>
  /** About an order or a registration, oldest first. */
  about(ids: readonly string[]): Promise<LoggedMail[]>
}
