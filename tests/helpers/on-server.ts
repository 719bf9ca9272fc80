import { afterAll, beforeAll, describe } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { freshServer } from './fresh-server.ts'

/** A suite on a PostgreSQL server, in a database without tables. */
export function onServer(name: string, suite: (open: () => OpenDatabase) => void) {
  describe(`${name}, on a PostgreSQL server`, () => {
    let database: OpenDatabase
    beforeAll(async () => {
      database = await freshServer({ withTables: false })
    })
    afterAll(() => database.close())

    suite(() => database)
  })
}
