import { and, asc, eq, sql } from 'drizzle-orm'
import { seatsLeft } from '#domain/booking/seats.ts'
import type { ListedDate, Reads } from '#usecases/ports.ts'
import { commentReadsOn } from './comments.ts'
import { contactReadsOn } from './contact-messages.ts'
import type { Database } from './database.ts'
import { newsletterReadsOn } from './newsletter.ts'
import { orderWithDate } from './orders.ts'
import { holdsSeatsAt } from './seat-holds.ts'
import { personalLink, registration, workshopDate } from './tables.ts'
import { workshopDateOf } from './workshop-date-row.ts'

/** Everything that is read outside of transactions. */
export function readsOn(db: Database): Reads {
  return {
    async workshopDates(now) {
      return listed(await datesWithTaken(db, now))
    },
    async workshopDate(slug, now) {
      const [found] = listed(await datesWithTaken(db, now, slug))
      return found ?? null
    },
    orderWithDate: (orderId) => orderWithDate(db, orderId),
    comments: commentReadsOn(db),
    newsletter: newsletterReadsOn(db),
    contact: contactReadsOn(db),
    async subjectOfLink(tokenHash, purpose) {
      const [row] = await db
        .select({ subjectId: personalLink.subjectId })
        .from(personalLink)
        .where(and(eq(personalLink.tokenHash, tokenHash), eq(personalLink.purpose, purpose)))
      return row?.subjectId ?? null
    },
  }
}

type Counted = { date: typeof workshopDate.$inferSelect; taken: number }

/** One query for all dates: the seats of each are summed beside it. */
async function datesWithTaken(db: Database, now: Temporal.Instant, slug?: string): Promise<Counted[]> {
  const taken = sql<number>`coalesce(sum(${registration.seats}), 0)::int`
  return db
    .select({ date: workshopDate, taken })
    .from(workshopDate)
    .leftJoin(registration, and(eq(registration.workshopDateId, workshopDate.id), holdsSeatsAt(now)))
    .where(slug === undefined ? undefined : eq(workshopDate.slug, slug))
    .groupBy(workshopDate.id)
    .orderBy(sql`${workshopDate.startsAt} asc nulls last`, asc(workshopDate.slug))
}

function listed(rows: Counted[]): ListedDate[] {
  return rows.map(({ date, taken }) => ({ date: workshopDateOf(date), left: seatsLeft(date.seats, taken) }))
}
