import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/db/database.ts'

export type Row = Record<string, unknown>

/** What a query answers, as JSON has it: the same from either driver. */
export async function rowsOf(tx: Database, query: SQL): Promise<Row[]> {
  const rows = await tx.select({ row: sql<Row>`to_jsonb(found)` }).from(sql`(${query}) as found`)
  return rows.map(({ row }) => row)
}

/** The first column, which is called `id`. */
export async function idsOf(tx: Database, query: SQL): Promise<string[]> {
  return (await rowsOf(tx, query)).map(({ id }) => String(id))
}

/** `email ${among(spellings)}`: one of these texts. */
export function among(values: readonly string[]): SQL {
  return sql`= any(array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)))`
}

/** `id ${amongIds(ids)}`: one of these ids. */
export function amongIds(ids: readonly string[]): SQL {
  return sql`= any(array(select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)::uuid))`
}
