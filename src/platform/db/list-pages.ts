import { type AnyColumn, type SQL, sql } from 'drizzle-orm'
import type { ListPlace } from '#platform/ports.ts'
import { isUuid } from './is-uuid.ts'

/** Rows of a list in the office. Ask for one more: it shows whether there is a next page. */
export const perPage = 50

/** Rows behind a place, in lists with the newest on top. The place comes from an address: what is none begins at the top. */
export function olderThan(at: AnyColumn, id: AnyColumn, after: ListPlace | null): SQL | undefined {
  if (after === null || !isUuid(after.id)) return undefined
  return sql`(${at}, ${id}) < (${after.at}::timestamptz, ${after.id}::uuid)`
}

/** Where the next page begins; null on the last one. */
export function nextPlace<Row extends { id: string }>(
  rows: readonly Row[],
  at: (row: Row) => Temporal.Instant,
): ListPlace | null {
  const last = rows[perPage - 1]
  return rows.length > perPage && last ? { at: at(last).toString(), id: last.id } : null
}

/** Whether a column has the text somewhere in it, folded as words are elsewhere: 'mueller' is in 'Müller'. The text is taken as it is. */
export function holds(column: AnyColumn, text: string): SQL {
  // PostgreSQL refuses NUL in text; no row has one
  return sql`strpos(folded(${column}), folded(${text.replaceAll('\0', '\uFFFD')})) > 0`
}
