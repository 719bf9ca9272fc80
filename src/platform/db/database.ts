import { randomBytes } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import type { Clock } from '../ports.ts'

/** Drizzle on either database, or a transaction on it: the same SQL runs on both. */
export type Database = PgDatabase<PgQueryResultHKT>

/** An open database: embedded or a server. */
export interface OpenDatabase {
  db: Database
  /** For pg-boss, which brings its own SQL. */
  jobs: JobDatabase
  /** Migrates the tables to this program's schema, or to that of its first migrations. Opening does so by default. */
  prepareTables(migrations?: number): Promise<void>
  /** Calls back for each notification on a channel, from any process. Reconnects automatically. */
  listen(channel: string, onMessage: (payload: string) => void): Promise<void>
  /** Open connections of this process, and requests waiting for one. */
  connections(): { open: number; waiting: number }
  close(): Promise<void>
}

/** pg-boss's database interface (`IDatabase`) and the matching backend. */
export interface JobDatabase {
  backend: 'postgres' | 'pglite'
  // pg-boss declares its rows as any; they never reach our code
  // biome-ignore lint/suspicious/noExplicitAny: the shape that pg-boss declares
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>
  /** Runs `work` under a lock: pg-boss creates its tables on first start, and two concurrent starts would collide. */
  prepare<T>(work: () => Promise<T>): Promise<T>
}

/** The rows of raw SQL. Drizzle's type does not express that both drivers return `rows`. The caller declares the selected columns. */
export function rowsOf<Row>(result: unknown): Row[] {
  return typeof result === 'object' && result !== null && 'rows' in result && Array.isArray(result.rows)
    ? result.rows
    : []
}

/**
 * Statements of one transaction that do not need each other: a server gets them in one go instead of one after the other. Waits for all of them even when
 * one fails, because after the rollback a later one would be written outside of any transaction.
 */
export async function together<const Work extends readonly unknown[]>(...work: Work) {
  try {
    return await Promise.all(work)
  } catch (error) {
    for (const one of work) await Promise.resolve(one).catch(() => undefined)
    throw error
  }
}

/** For preparing and filling tables, backups and restoring: they wait for others that do, and may take their time. */
export const withoutTimeouts = ['lock', 'statement', 'idle_in_transaction_session', 'idle_session']
  .map((name) => `set ${name}_timeout = 0`)
  .join('; ')

export async function takeTime(tx: Database): Promise<void> {
  await tx.execute(sql`
    select set_config(name, '0', true)
    from unnest(array['lock_timeout', 'statement_timeout', 'idle_in_transaction_session_timeout']) name`)
}

/** How often the database is asked for its time. */
const askEveryMs = 10_000
/** Smaller differences are network latency. */
const toleratedMs = 500

/**
 * The database's time, so that all processes decide about holds and offers by one clock, even if their machines' clocks are wrong
 * (docs/rules/capacity.md). Between two queries, monotonic milliseconds are added; the machine's clock is not used.
 */
export async function databaseClock(db: Database): Promise<Clock & { stop(): void }> {
  let known = await ask(db)
  const now = () => known.at.add({ milliseconds: Math.round(performance.now() - known.heardAt) })
  const timer = setInterval(async () => {
    try {
      const answer = await ask(db)
      const difference = now().until(answer.at.add({ milliseconds: Math.round(performance.now() - answer.heardAt) }))
      if (Math.abs(difference.total('milliseconds')) > toleratedMs + answer.tookMs) known = answer
    } catch {
      // The database is unavailable, which is reported where it is needed. The clock continues.
    }
  }, askEveryMs)
  timer.unref()
  return { now, stop: () => clearInterval(timer) }
}

async function ask(db: Database): Promise<{ at: Temporal.Instant; heardAt: number; tookMs: number }> {
  const begin = performance.now()
  const found = await db.execute(sql`select clock_timestamp()::text as at`)
  const end = performance.now()
  const [row] = rowsOf<{ at: string }>(found)
  if (!row) throw new Error('the database did not return its time')
  return { at: Temporal.Instant.from(row.at), heardAt: (begin + end) / 2, tookMs: end - begin }
}

/** A pattern for `like`. */
export const isProcessName = 'flightdeck %'
export const isWorkerName = 'flightdeck worker %'

/** The application name of a process in the database: its role and its number. It makes the processes visible in `pg_stat_activity`. */
export function processName(doesJobs: boolean): string {
  return `flightdeck ${doesJobs ? 'worker' : 'web'} ${randomBytes(4).toString('hex')}`
}
