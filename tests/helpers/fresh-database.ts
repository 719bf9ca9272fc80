import { inject } from 'vitest'
import { createDatabase } from './create-database.ts'

let made = 0
const timeouts = {
  connect_timeout: '0',
  lock_timeout: '0',
  statement_timeout: '0',
  idle_in_transaction_session_timeout: '0',
  options: '-c idle_session_timeout=0',
}

/**
 * The URL of a new database on the PostgreSQL of this test run: empty, `withTables` that are empty, or `withWorld`, that of `openBookingWorld`. Only for
 * files of the project `postgres`: `tests/concurrency/**` and `*.postgres.test.ts` (vitest.config.ts). It goes away with the server.
 * No statement in it runs out of time, as it could on a busy machine, except where a test is about that.
 */
export async function freshDatabase({ isTimed = false, withTables = false, withWorld = false } = {}): Promise<string> {
  made += 1
  const name = `test_${process.pid}_${Date.now()}_${made}`
  const tables = withTables ? inject('postgresTemplate') : undefined
  const template = withWorld ? inject('postgresWorld') : tables
  const url = new URL(await createDatabase(inject('postgresUrl'), name, template))
  if (!isTimed) for (const [name, value] of Object.entries(timeouts)) url.searchParams.set(name, value)
  return url.href
}
