import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type * as tables from './tables.ts'

/** Drizzle on either database, or a transaction on it: the same SQL runs on both. */
export type Database = PgDatabase<PgQueryResultHKT, typeof tables>

/** A database that is open: the embedded one or a server. */
export interface OpenDatabase {
  db: Database
  /** For pg-boss, which brings its own SQL. */
  jobs: JobDatabase
  /** Migrates the tables to this program's schema, or to that of its first migrations. Opening does so by default. */
  prepareTables(migrations?: number): Promise<void>
  /** Calls back for each notification on a channel, from any process. Reconnects by itself. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  /** How many connections this process has, and how many wait for one. */
  connections(): { open: number; waiting: number }
  close(): Promise<void>
}

/** What pg-boss asks of a database (its `IDatabase`), and which of its backends fits. */
export interface JobDatabase {
  backend: 'postgres' | 'pglite'
  // pg-boss declares its rows as any; they never reach our code
  // biome-ignore lint/suspicious/noExplicitAny: the shape that pg-boss declares
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
  /** Runs `work` while no other process does: pg-boss makes its tables at its first start, and two that do so at once collide. */
  prepare<T>(work: () => Promise<T>): Promise<T>
}

/** The rows of SQL that drizzle was given as it is; its type does not say that both drivers answer with `rows`. The caller names what it selected. */
export function rowsOf<Row>(result: unknown): Row[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}

/** For preparing and filling tables, backups and restoring: they wait for others that do, and may take their time. */
export const withoutTimeouts = ['lock', 'statement', 'idle_in_transaction_session', 'idle_session']
  .map((name) => `set ${name}_timeout = 0`)
  .join('; ')

/** Lets this transaction take its time. */
export async function takeTime(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`)
}
