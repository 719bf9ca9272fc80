import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database.ts'

export interface KeptTable {
  schema: string
  name: string
  /** Without generated columns. */
  columns: string[]
}

/**
 * The content of a backup: every table of the program, and the pending jobs (pg-boss creates the rest of its schema itself). The applied migrations
 * are in the backup's first line instead.
 */
export async function keptTables(db: Database): Promise<KeptTable[]> {
  const found = await db.execute(sql`
    select n.nspname as schema, c.relname as name, array_to_json(array_agg(a.attname order by a.attnum)) as columns
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or (n.nspname = 'pgboss' and c.relname = 'job'))
    group by 1, 2 order by 1, 2`)
  return rowsOf<KeptTable>(found)
}

/** The hashes of the applied migrations in order, which identify the schema. */
export async function shapeOf(db: Database): Promise<string[]> {
  const found = await db.execute(sql`select hash from drizzle.__drizzle_migrations order by created_at, id`)
  return rowsOf<{ hash: string }>(found).map(({ hash }) => hash)
}
