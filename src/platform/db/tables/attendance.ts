import { boolean, pgTable, uuid } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { participant } from './registration.ts'

/** Attendance, recorded by the trainer or the office once the workshop has started. No row: not recorded yet. */
export const attendance = pgTable('attendance', {
  participantId: uuid()
    .primaryKey()
    .references(() => participant.id, { onDelete: 'cascade' }),
  attended: boolean().notNull(),
  notedAt: instant().notNull(),
})
