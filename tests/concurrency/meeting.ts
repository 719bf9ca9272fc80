import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'

/** Waits until everyone is here who can come. */
export type Meeting = () => Promise<void>

/**
 * A point in the middle of a transaction where `expected` transactions wait for each other. Those that hang on a lock of the database that
 * `watch` is connected to cannot come, and are not waited for. Once it is over, no one waits any more.
 */
export function meeting(expected: number, watch: pg.Pool): Meeting {
  let here = 0
  let isOver = false
  return async () => {
    here += 1
    while (!isOver) {
      isOver = here + (await held(watch)) >= expected
      if (!isOver) await wait(5)
    }
  }
}

async function held(watch: pg.Pool): Promise<number> {
  const { rows } = await watch.query(
    `select count(*)::int as held from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0].held
}
