import type { KeptMail, MailTransport } from '#platform/ports/mail.ts'
import type { CheckedConnection, Clock } from '#platform/ports.ts'
import { mailId, mailMessage, type Sender } from './mail-message.ts'

export interface StoredMail extends KeptMail {
  key: string
}

export interface MailboxStore {
  /** Replaces a mail with the same id: one side effect, one mail. */
  keep(mail: StoredMail): Promise<void>
  /** Newest first. */
  list(): Promise<StoredMail[]>
  find(id: string): Promise<StoredMail | null>
}

/** Stores mail for viewing when there is no SMTP server. Rejects when the store does. */
export function mailboxTransport(settings: {
  store: MailboxStore
  from: Sender
  clock: Clock
}): MailTransport & CheckedConnection {
  return {
    check: async () => 'stand-in',
    async send(mail) {
      const { default: MailComposer } = await import('nodemailer/lib/mail-composer')
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
