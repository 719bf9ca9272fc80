import { eq, gte, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { ExportRange } from '#domain/export/table.ts'
import { dayBegins } from '#domain/iso-date.ts'
import type { Database } from '#platform/db/database.ts'
import { order, registration, workshopDate } from '#platform/db/tables.ts'

/* What an export is asked for, as conditions. */

export function within(column: AnyPgColumn, { from, to }: ExportRange): (SQL | undefined)[] {
  return [
    from === undefined ? undefined : gte(column, dayBegins(from)),
    to === undefined ? undefined : lt(column, dayBegins(to, 1)),
  ]
}

export function behind(
  at: AnyPgColumn,
  id: AnyPgColumn,
  last: { at: Temporal.Instant; id: string } | null,
): SQL | undefined {
  return last === null ? undefined : sql`(${at}, ${id}) > (${last.at.toString()}::timestamptz, ${last.id}::uuid)`
}

/** Ids of the orders for a date. */
export function ordersOf(db: Database, slug: string) {
  return db
    .select({ id: order.id })
    .from(order)
    .innerJoin(registration, eq(registration.id, order.registrationId))
    .innerJoin(workshopDate, eq(workshopDate.id, registration.workshopDateId))
    .where(eq(workshopDate.slug, slug))
}

export function ofDate({ workshop }: ExportRange): SQL | undefined {
  return workshop === undefined ? undefined : eq(workshopDate.slug, workshop)
}
