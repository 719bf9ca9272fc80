import { inject } from 'vitest'
import { createDatabase } from './create-database.ts'

let made = 0

/**
 * The URL of a new, empty database on the PostgreSQL of this test run. Only for files of the projects `postgres` and `concurrency`: `tests/concurrency/**`
 * and `*.postgres.test.ts` (vitest.config.ts). It goes away with the server.
 */
export function freshDatabase(): Promise<string> {
  made += 1
  return createDatabase(inject('postgresUrl'), `test_${process.pid}_${Date.now()}_${made}`)
}
