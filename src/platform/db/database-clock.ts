import { sql } from 'drizzle-orm'
import type { Clock } from '../ports.ts'
import { type Database, rowsOf } from './database.ts'

/** How often the database is asked. In between this process counts on by itself. */
const askEveryMs = 10_000
/** Differences below this are those of the way there and back. */
const toleratedMs = 500

/**
 * The time of the database, so that all processes decide about holds and offers by one clock, even if those of their machines are wrong
 * (docs/rules/capacity.md). The clock of the machine is not used: between two answers the monotonic milliseconds since the last are added.
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
      // The database is away: it is missed, and reported, wherever it is needed. The clock goes on.
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
  if (!row) throw new Error('the database does not say what time it is')
  return { at: Temporal.Instant.from(row.at), heardAt: (begin + end) / 2, tookMs: end - begin }
}
