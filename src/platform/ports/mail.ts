import type { Effect } from '../ports.ts'

/** A rendered message in the language of its booking, ready to send. */
export interface Mail {
  /** Stable per side effect, so that a repeated send is recognised: `booking-confirmation:{orderId}`. */
  key: string
  to: { name: string; email: string }
  /** Reply-To; the sender by default. */
  replyTo?: { name: string; email: string } | undefined
  /** The one-click unsubscribe URL (RFC 8058), for mails to a list. */
  oneClickUrl?: string | undefined
  subject: string
  html: string
  text: string
  attachments: MailAttachment[]
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Uint8Array
}

/** Sends one mail or throws, and its job retries. The caller must not send the same key twice. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

export interface KeptMail {
  /** Derived from its key: 32 hexadecimal digits, safe in a URL. */
  id: string
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  /** The complete RFC 5322 message. */
  message: Uint8Array
  keptAt: Temporal.Instant
}

/** Dropped: its recipient was erased before it could be sent, or it was asked for again and no longer applies. */
export const mailStates = ['sent', 'failed', 'dropped'] as const
export type MailState = (typeof mailStates)[number]

/** Records sent mails, so that a repeated job sends nothing twice. */
export interface SentMail {
  has(key: string): Promise<boolean>
  /** Atomic with its entry in the mail log. */
  add(sent: MailAttempt): Promise<void>
  /** Only logged: the job retries. */
  failed(attempt: MailAttempt, error: string): Promise<void>
  /** Only logged: there is no recipient or nothing to send any more, and the job is over. */
  dropped(attempt: MailAttempt): Promise<void>
}

export interface MailAttempt {
  /** The same for every attempt to send a mail. */
  key: string
  effect: Effect
  /** Null when it failed before it was rendered, and when it was dropped. */
  to: { name: string; email: string } | null
  subject: string | null
  at: Temporal.Instant
}

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
