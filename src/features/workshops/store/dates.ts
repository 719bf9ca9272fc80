import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'
import { attendance, workshopDate } from '#platform/db/tables.ts'
import type { DateStores } from '../ports.ts'

/** Workshop dates as the office changes them, inside a transaction. */
export function dateStoresOn(tx: Database): DateStores {
  return {
    async slugs() {
      const rows = await tx.select({ slug: workshopDate.slug }).from(workshopDate)
      return new Set(rows.map(({ slug }) => slug))
    },
    async slugOf(dateId) {
      const [row] = await tx.select({ slug: workshopDate.slug }).from(workshopDate).where(eq(workshopDate.id, dateId))
      return row?.slug ?? null
    },
    async priceTickets(certification, price) {
      await tx
        .update(workshopDate)
        .set({ price })
        .where(and(eq(workshopDate.certification, certification), eq(workshopDate.delivery, 'self-paced')))
    },
    async noteAttendance(noted, notedAt) {
      const rows = [...noted].map(([participantId, attended]) => ({ participantId, attended, notedAt }))
      if (rows.length === 0) return
      await tx
        .insert(attendance)
        .values(rows)
        .onConflictDoUpdate({
          target: attendance.participantId,
          set: { attended: sql`excluded.attended`, notedAt },
        })
    },
  }
}
