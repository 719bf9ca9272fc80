import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Database, rowsOf } from '../database.ts'

/** A rejected backup. The database is unchanged. */
export class BackupRefused extends Error {
  readonly reason: 'not-a-backup' | 'not-whole' | 'changed' | 'another-version' | 'newer-tables' | 'not-empty'
  /** The modified table, when it is only one. */
  readonly table: string | undefined

  constructor(reason: BackupRefused['reason'], options: ErrorOptions & { table?: string } = {}) {
    super(reason, options)
    this.reason = reason
    this.table = options.table
  }
}

/** The version of the file format. A program cannot read files with an unknown version. */
export const backupFormat = 2

/** Older files without checksums, whose integrity cannot be verified. */
const withoutSums = 1

/**
 * A backup is text with one JSON value per line: a head; then for each table its name, its rows as PostgreSQL's JSON, and their checksum; then the
 * number of rows and the checksum of all other lines. A file without that last line is incomplete.
 */
export const headLine = z.strictObject({
  flightdeck: z.union([z.literal(backupFormat), z.literal(withoutSums)]),
  at: z.string(),
  /** Hashes of the applied migrations. */
  shape: z.array(z.string()),
  /** The secret of the keys; null when the operator supplies it (`SECRET`). */
  secret: z.string().nullable(),
})

export const tableLine = z.strictObject({ table: z.string(), columns: z.array(z.string()) })

/** `{"row":{…}}` */
export const rowStart = '{"row":'

/** The checksum of a table's rows. */
export const sumLine = z.strictObject({ of: z.string(), sum: z.string() })

/** Older files have no checksum. */
export const endLine = z.strictObject({ rows: z.int(), sum: z.string().optional() })

export type TableLine = z.infer<typeof tableLine>

export type SumLine = z.infer<typeof sumLine>

export type EndLine = z.infer<typeof endLine>

export type Head = z.infer<typeof headLine>

export function hasSums({ flightdeck }: Head): boolean {
  return flightdeck !== withoutSums
}

export function isSum(line: string): boolean {
  return line.startsWith('{"of":')
}

/** The value of a line if it matches the schema. */
export function parsedLine<T>(schema: z.ZodType<T>, line: string): T | null {
  try {
    return schema.safeParse(JSON.parse(line)).data ?? null
  } catch {
    return null
  }
}

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
