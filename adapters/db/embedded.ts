import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import type { OpenDatabase } from './database.ts'
import { migrationsFolder } from './migrations-folder.ts'
import * as tables from './tables.ts'

/**
 * The embedded PostgreSQL 18 in this process. `folder` undefined keeps it in memory, for tests; a new one begins as `template` says, the
 * archive of another’s folder.
 * It has one connection: whatever runs inside a transaction has to use that transaction, or it waits for ever.
 * It never calls fsync: a power cut can lose the last bookings, a killed process cannot (docs/operations.md).
 */
export async function openEmbedded(folder?: string, template?: Blob): Promise<OpenDatabase> {
  const pglite = await PGlite.create({ ...(folder && { dataDir: folder }), ...(template && { loadDataDir: template }) })
  const db = drizzle(pglite, { schema: tables, casing: 'snake_case' })
  await migrate(db, { migrationsFolder })
  return {
    db,
    // The data folder belongs to one process: nobody else can be preparing it.
    jobs: { backend: 'pglite', executeSql: fromPglite(pglite).executeSql, prepare: (work) => work() },
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage)
    },
    close: () => pglite.close(),
  }
}
