import { index, pgEnum, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

export const linkPurpose = pgEnum('link_purpose', [
  'order',
  'registration',
  'offer',
  'comment',
  'participant',
  'newsletter-confirm',
  'newsletter-end',
  'payment',
  'consent',
  'withdrawal',
  'address',
])

/** Personal links: the token itself is never stored, only its SHA-256. One purpose each. */
export const personalLink = pgTable(
  'personal_link',
  {
    tokenHash: text().primaryKey(),
    purpose: linkPurpose().notNull(),
    /** Id of what it opens. */
    subjectId: uuid().notNull(),
    createdAt: instant().notNull(),
  },
  (table) => [
    index('personal_link_subject').on(table.subjectId),
    index('personal_link_purpose').on(table.purpose, table.createdAt),
  ],
)
