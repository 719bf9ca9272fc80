import { sql } from 'drizzle-orm'
import type { Clock } from '../ports.ts'
import { type Database, rowsOf } from './database.ts'

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
