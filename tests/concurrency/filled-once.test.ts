import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { openServer } from '#platform/db/server.ts'
import { fillAlone } from '#server/composition/database.ts'
import { freshDatabase } from '../helpers/fresh-database.ts'
import { patience } from '../helpers/patience.ts'

it('a process that starts while another one fills the database waits, however long that takes', async () => {
  const url = await freshDatabase({ isTimed: true })
  const database = new pg.Pool({ connectionString: url, max: 2 })
  const waiting = new URL(url)
  waiting.searchParams.set('lock_timeout', '50')
  const opened = await openServer(waiting.href, (error) => {
    throw error
  })
  const other = await database.connect()
  await other.query('begin; select pg_advisory_xact_lock(7301120)')
  const filled = vi.fn(() => Promise.resolve())
  const filling = fillAlone(opened.db, filled)
  const hasWaited = async () => {
    const { rows } = await database.query(`
      select from pg_stat_activity
      where datname = current_database() and wait_event = 'advisory' and clock_timestamp() - query_start > '100ms'`)
    expect(rows).toHaveLength(1)
  }
  await Promise.race([filling, vi.waitFor(hasWaited, patience)])
  expect(filled).not.toHaveBeenCalled()
  await other.query('commit')
  await filling
  expect(filled).toHaveBeenCalledOnce()
  other.release()
  await opened.close()
  await database.end()
})
