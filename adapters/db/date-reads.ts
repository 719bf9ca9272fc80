import { and, asc, desc, eq, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { DateParty, DateReads, DateRecord, DateSummary } from '#usecases/ports/dates.ts'
import type { Actor } from '#usecases/ports.ts'
import { attendeesOf } from './attendees.ts'
import type { Database } from './database.ts'
import { isUuid } from './is-uuid.ts'
import { registrationOf } from './registrations.ts'
import { holdsSeatsAt } from './seat-holds.ts'
import { actionLog, order, registration, workshopDate } from './tables.ts'
import { instantOf } from './timestamps.ts'
import { workshopDateOf } from './workshop-date-row.ts'

/** Workshop dates as the office sees them. */
export function dateReadsOn(db: Database): DateReads {
  return {
    summaries: (now) => summaries(db, now),
    async record(idOrSlug, now) {
      // PostgreSQL refuses NUL in text; no slug has one.
      if (idOrSlug.includes('\0')) return null
      const named = isUuid(idOrSlug) ? eq(workshopDate.id, idOrSlug) : eq(workshopDate.slug, idOrSlug)
      const [summary] = await summaries(db, now, named)
      return summary ? recordOf(db, summary) : null
    },
  }
}

/** One query for all dates: what is held and who waits is counted beside each. */
async function summaries(db: Database, now: Temporal.Instant, which?: SQL): Promise<DateSummary[]> {
  const holds = holdsSeatsAt(now)
  const seats = (filter: SQL | undefined) =>
    sql<number>`coalesce(sum(${registration.seats}) filter (where ${filter}), 0)::int`
  const parties = (filter: SQL | undefined) => sql<number>`(count(${registration.id}) filter (where ${filter}))::int`
  const rows = await db
    .select({
      row: workshopDate,
      taken: seats(holds),
      confirmed: seats(eq(registration.state, 'confirmed')),
      waiting: parties(eq(registration.state, 'waiting')),
      offered: parties(and(eq(registration.state, 'offered'), holds)),
    })
    .from(workshopDate)
    .leftJoin(
      registration,
      and(eq(registration.workshopDateId, workshopDate.id), or(holds, eq(registration.state, 'waiting'))),
    )
    .where(and(ne(workshopDate.delivery, 'self-paced'), which))
    .groupBy(workshopDate.id)
    .orderBy(asc(workshopDate.startsAt), asc(workshopDate.slug))
  return rows.flatMap(({ row, ...counts }) => {
    const date = workshopDateOf(row)
    return date.delivery === 'self-paced' ? [] : [{ date, ...counts }]
  })
}

async function recordOf(db: Database, summary: DateSummary): Promise<DateRecord> {
  const { id } = summary.date
  const rows = await db
    .select({ registration, order })
    .from(registration)
    .leftJoin(order, eq(order.registrationId, registration.id))
    .where(eq(registration.workshopDateId, id))
    .orderBy(asc(registration.createdAt), asc(registration.id))
  const people = await attendeesOf(
    db,
    rows.map((row) => row.registration.id),
  )
  const parties = rows.flatMap((row): DateParty[] => {
    const asked = row.order ?? row.registration.request
    if (!asked) return []
    return [
      {
        registration: registrationOf(row.registration),
        booker: asked.booker,
        company: asked.invoice.company,
        order: row.order && { id: row.order.id, number: row.order.number },
        participants: people.get(row.registration.id) ?? [],
      },
    ]
  })
  const lines = await db
    .select()
    .from(actionLog)
    .where(and(eq(actionLog.subjectKind, 'workshop-date'), inArray(actionLog.subjectId, [id])))
    .orderBy(desc(actionLog.number))
    .limit(50)
  const log = lines.map(({ at, actor, action, reason }) => ({
    at: instantOf(at),
    // The column is written by `record` alone, which takes an actor.
    actor: actor as Actor,
    action,
    ...(reason === null ? {} : { reason }),
  }))
  return { ...summary, parties, log }
}
