import { customType, index, integer, jsonb, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { mailStates } from '#platform/ports/mail.ts'
import type { Effect } from '#platform/ports.ts'
import { instant, words } from './columns.ts'

const bytea = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' })

/** Sent mails, written once the transport accepted them, so that no mail is sent twice. */
export const sentMail = pgTable(
  'sent_mail',
  {
    key: text().primaryKey(),
    sentAt: instant().notNull(),
  },
  (table) => [index('sent_mail_sent').on(table.sentAt)],
)

/** The local mailbox of runs without SMTP: complete messages. */
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

export const mailState = pgEnum('mail_state', mailStates)

/** Mails with recipient and time, or the error. The text is not stored. */
export const mailLog = pgTable(
  'mail_log',
  {
    /** The same for every attempt to send a mail. */
    key: text().primaryKey(),
    kind: text().notNull(),
    state: mailState().notNull(),
    /** Null when it failed before it was rendered, and when it was dropped. */
    toName: text(),
    toEmail: text(),
    subject: text(),
    /** The order it belongs to, if any. */
    orderId: uuid(),
    registrationId: uuid(),
    /** The side effect, which sending again repeats. */
    effect: jsonb().$type<Effect>().notNull(),
    attempts: integer().notNull(),
    error: text(),
    /** The last attempt. */
    at: instant().notNull(),
    /** Maintained by a trigger (migration `search-words`). */
    words: words().notNull().default(''),
  },
  (table) => [
    index('mail_log_at').on(table.at, table.key),
    index('mail_log_state').on(table.state, table.at, table.key),
    index('mail_log_kind').on(table.kind, table.at, table.key),
    index('mail_log_order').on(table.orderId),
    index('mail_log_registration').on(table.registrationId),
    index('mail_log_words').using('gin', table.words),
  ],
)
