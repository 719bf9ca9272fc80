import type { Effect } from '#platform/ports.ts'

/** A message ready to leave, rendered in the language of its booking. */
export interface Mail {
  /** Stable for one effect, so that a repeated send is recognised: `booking-confirmation:{orderId}`. */
  key: string
  to: { name: string; email: string }
  /** Reply-To; the sender by default. */
  replyTo?: { name: string; email: string } | undefined
  /** The one-click unsubscribe address (RFC 8058). For mails to a list. */
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

/** Sends one mail or throws; the job that called it tries again. Sending the same key twice is the caller's to avoid. */
export interface MailTransport {
  send(mail: Mail): Promise<void>
}

/** A mail in the local mailbox of a run without a mail server. */
export interface KeptMail {
  /** Follows from its key: 32 hexadecimal digits, fit for an address. */
  id: string
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  /** RFC 5322, whole: as a server would have got it. */
  message: Uint8Array
  keptAt: Temporal.Instant
}

/** Remembers what has been sent, so that a repeated job sends nothing twice. */
export interface SentMail {
  has(key: string): Promise<boolean>
  /** With its line in the log, in one piece. */
  add(sent: MailAttempt): Promise<void>
  /** Only in the log: it is tried again. */
  failed(attempt: MailAttempt, error: string): Promise<void>
}

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
