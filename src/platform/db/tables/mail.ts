import { customType, index, pgTable, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Sent mails: written once the transport accepted them, so that no effect is sent twice. */
export const sentMail = pgTable(
  'sent_mail',
  {
    key: text().primaryKey(),
    sentAt: instant().notNull(),
  },
  (table) => [index('sent_mail_sent').on(table.sentAt)],
)

/** The local mailbox of runs without SMTP: whole messages as they would have been sent. */
export const mailbox = pgTable(
  'mailbox',
  {
    id: text().primaryKey(),
    key: text().notNull(),
    toName: text().notNull(),
    toEmail: text().notNull(),
    subject: text().notNull(),
    html: text().notNull(),
    text: text().notNull(),
    /** RFC 5322, with all attachments. */
    message: bytea().notNull(),
    keptAt: instant().notNull(),
  },
  (table) => [index().on(table.keptAt)],
)
