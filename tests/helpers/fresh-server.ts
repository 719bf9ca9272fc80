import type { OpenDatabase } from '#adapters/db/database.ts'
import { openServer } from '#adapters/db/server.ts'
import { freshDatabase } from './fresh-database.ts'

/** A database on the PostgreSQL of this test run with all tables and nothing in them, as `openServer()` makes one, only sooner. */
export async function freshServer(): Promise<OpenDatabase> {
  return openServer(await freshDatabase({ withTables: true }), (error) => {
    throw error
  })
}
