import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from './fresh-database.ts'

/** A database on the PostgreSQL of this test run with all tables and nothing in them but the world, as `openServer()` makes one, only sooner. */
export async function freshServer({ withWorld = false } = {}): Promise<OpenDatabase> {
  return openServer(await freshDatabase({ withTables: true, withWorld }), (error) => {
    throw error
  })
}
