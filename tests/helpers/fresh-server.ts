import type { OpenDatabase } from '#platform/db/database.ts'
import { openServer } from '#platform/db/server.ts'
import { freshDatabase } from './fresh-database.ts'

interface FreshServer {
  /** Without them nothing is migrated, as with `asItIs`. */
  withTables?: boolean
  withWorld?: boolean
}

/** A database on the PostgreSQL of this test run with all tables or none, and nothing in them but the world, as `openServer()` makes one, only sooner. */
export async function freshServer({ withTables = true, withWorld = false }: FreshServer = {}): Promise<OpenDatabase> {
  const onError = (error: Error) => {
    throw error
  }
  return openServer(await freshDatabase({ withTables, withWorld }), onError, { asItIs: !withTables })
}
