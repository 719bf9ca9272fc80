import type { MailAttempt, MailState } from '#platform/ports/mail.ts'
import type { Effect } from '#platform/ports.ts'

export interface LoggedMail extends MailAttempt {
  state: MailState
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
