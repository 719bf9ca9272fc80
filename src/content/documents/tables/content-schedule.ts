import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { contentPage } from '../tables.ts'

/** Pages whose draft is scheduled for publishing. Without its row here, the job does nothing. */
export const contentSchedule = pgTable('content_schedule', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => contentPage.id, { onDelete: 'cascade' }),
  publishAt: timestamp('publish_at', { withTimezone: true, mode: 'string' }).notNull(),
  /** The author of the schedule, for the list of revisions. */
  by: text('by').notNull(),
})
