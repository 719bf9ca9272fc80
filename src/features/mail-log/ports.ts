import type { MailAttempt } from '#platform/ports/mail.ts'
import type { Effect, ListPlace } from '#platform/ports.ts'

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
