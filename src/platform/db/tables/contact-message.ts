import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SpamSign } from '#domain/spam/check-for-spam.ts'
import { instant } from './columns.ts'
import { languageEnum } from './workshop-date.ts'

/** What was sent through the contact form. Deleted after twelve months (docs/rules/retention.md). */
export const contactMessage = pgTable(
  'contact_message',
  {
    id: uuid().primaryKey(),
    language: languageEnum().notNull(),
    name: text().notNull(),
    company: text(),
    email: text().notNull(),
    phone: text(),
    message: text().notNull(),
    /** Why it may be spam. */
    signs: text().array().$type<SpamSign[]>().notNull(),
    /** The sender got a copy. */
    copied: boolean().notNull(),
    idempotencyKey: text('attempt_key').notNull().unique('contact_message_attemptKey_unique'),
    sentAt: instant().notNull(),
    /** When the office noted that it is answered; null while it is open. */
    answeredAt: instant(),
    /** Name of who noted it. */
    answeredBy: text(),
    /** What they had to say about it. */
    answerNote: text(),
  },
  (table) => [
    index().on(table.email, table.sentAt),
    index().on(table.sentAt),
    check('contact_message_answered', sql`(${table.answeredAt} is null) = (${table.answeredBy} is null)`),
  ],
)
