import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { type Database, rowsOf } from '../database.ts'

const bits = 256

/** The checksum of a table: the SHA-256 of each row, added up. Rows have no order, so two databases with the same rows have the same checksum. */
export function rowSum() {
  let sum = 0n
  return {
    add(line: string) {
      sum = BigInt.asUintN(bits, sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`))
    },
    get text() {
      return sum.toString(16).padStart(bits / 4, '0')
    },
  }
}

/** The checksum of all lines that are no rows, in order. */
export function frameSum() {
  const hash = createHash('sha256')
  return {
    add(line: string) {
      hash.update(`${line}\n`)
    },
    get text() {
      return hash.copy().digest('hex')
    },
  }
}

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
