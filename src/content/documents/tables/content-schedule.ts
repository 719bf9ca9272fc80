import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/db/tables/columns.ts'
import { contentPage } from '../tables.ts'

/** Pages whose draft is scheduled for publishing. Without its row here, the job does nothing. */
export const contentSchedule = pgTable('content_schedule', {
  pageId: uuid('page_id')
    .primaryKey()
    .references(() => contentPage.id, { onDelete: 'cascade' }),
  publishAt: instant('publish_at').notNull(),
  /** The author of the schedule, for the list of revisions. */
  by: text('by').notNull(),
})
