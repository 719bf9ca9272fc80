import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from './fresh-database.ts'

/** A suite on a PostgreSQL server, in a database without tables. */
export function onServer(name: string, suite: (open: () => OpenDatabase) => void) {
  describe(`${name}, on a PostgreSQL server`, () => {
    let database: OpenDatabase
    beforeAll(async () => {
      const onError = (error: Error) => {
        throw error
      }
      database = await openServer(await freshDatabase(), onError, { asItIs: true })
    })
    afterAll(() => database.close())

    suite(() => database)
  })
}
