import { type AnyColumn, type SQL, sql } from 'drizzle-orm'

/** Cents added up; 0 of no rows. A sum of many integers is longer than an integer. */
export function sumOf(cents: AnyColumn, which?: SQL): SQL<number> {
  const sum = which ? sql`sum(${cents}) filter (where ${which})` : sql`sum(${cents})`
  return sql`coalesce(${sum}, 0)::bigint`.mapWith(Number)
}
