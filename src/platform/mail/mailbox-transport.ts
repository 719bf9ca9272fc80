import MailComposer from 'nodemailer/lib/mail-composer'
import type { MailTransport } from '#platform/ports/mail.ts'
import type { CheckedConnection } from '#platform/ports.ts'
import type { Clock } from '../ports.ts'
import { mailId, mailMessage, type Sender } from './mail-message.ts'

/** A mail in the local mailbox. */
export interface StoredMail {
  /** Follows from the key: 32 hexadecimal digits, fit for an address. */
  id: string
  key: string
  to: { name: string; email: string }
  subject: string
  html: string
  text: string
  /** The whole message with headers and attachments (RFC 822), as a server would have got it. */
  message: Uint8Array
  keptAt: Temporal.Instant
}

/** Where the mailbox lies. */
export interface MailboxStore {
  /** A mail with an id that is there already takes its place: one effect, one mail. */
  keep(mail: StoredMail): Promise<void>
  /** Newest first. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | null>
}

/** Keeps mail for people to look at when there is no SMTP server. Rejects when the store does. */
export function mailboxTransport(settings: {
  store: MailboxStore
  from: Sender
  clock: Clock
}): MailTransport & CheckedConnection {
  return {
    check: async () => 'stand-in',
    async send(mail) {
      const keptAt = settings.clock.now()
      const composed = mailMessage(mail, settings.from)
      const message = await new MailComposer({ ...composed, date: new Date(keptAt.epochMilliseconds) })
        .compile()
        .build()
      const { key, to, subject, html, text } = mail
      await settings.store.keep({ id: mailId(key), key, to, subject, html, text, message, keptAt })
    },
  }
}
