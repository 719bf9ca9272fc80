import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from './fresh-database.ts'

/** A database on the PostgreSQL of this test run with all tables and nothing in them, as `openServer()` makes one, only sooner. */
export async function freshServer(): Promise<OpenDatabase> {
  return openServer(await freshDatabase({ withTables: true }), (error) => {
    throw error
  })
}
