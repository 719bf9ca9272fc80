import { and, eq } from 'drizzle-orm'
import type { ContentDatabase } from './content-database.ts'
import { isoInstant } from './iso-instant.ts'
import { contentSchedule } from './tables/content-schedule.ts'

interface PageSchedule {
  /** ISO instant; null when nothing is planned. */
  at(id: string): Promise<string | null>
  plan(id: string, at: Temporal.Instant, by: string): Promise<void>
  forget(id: string): Promise<void>
  /** Takes the plan out, if that is still the time. */
  take(id: string, at: Temporal.Instant): Promise<{ by: string } | null>
}

/** Which pages are published by themselves, and when. One plan for each. */
export function pageScheduleOn(db: ContentDatabase): PageSchedule {
  const { pageId, publishAt, by: planner } = contentSchedule
  return {
    async at(id) {
      const [row] = await db.select({ publishAt }).from(contentSchedule).where(eq(pageId, id)).limit(1)
      return row ? isoInstant(row.publishAt) : null
    },
    async plan(id, at, by) {
      const planned = { publishAt: at.toString(), by }
      await db
        .insert(contentSchedule)
        .values({ pageId: id, ...planned })
        .onConflictDoUpdate({ target: pageId, set: planned })
    },
    async forget(id) {
      await db.delete(contentSchedule).where(eq(pageId, id))
    },
    async take(id, at) {
      const here = and(eq(pageId, id), eq(publishAt, at.toString()))
      const [row] = await db.delete(contentSchedule).where(here).returning({ by: planner })
      return row ?? null
    },
  }
}
