import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'

/** What the office has written down about a booking. Not in the log of actions: notes name people, and can be erased. */
export const bookingNote = pgTable(
  'booking_note',
  {
    /** Of the form that wrote it: sent twice, it is there once. */
    id: uuid().primaryKey(),
    /** The registration, or the order of what has none. */
    bookingId: uuid().notNull(),
    text: text().notNull(),
    writtenAt: instant().notNull(),
    writtenBy: text().notNull(),
  },
  (table) => [index().on(table.bookingId), index('booking_note_written').on(table.writtenAt)],
)
