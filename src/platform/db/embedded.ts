import { setImmediate as nextTurn } from 'node:timers/promises'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { fromPglite } from 'pg-boss'
import { compiledPostgres } from './compiled-postgres.ts'
import type { OpenDatabase } from './database.ts'
import { prepareTables } from './prepare-tables.ts'

/**
 * PostgreSQL clears all of its shared buffers when it starts, and PGlite keeps them in the memory of this process. What is not in them comes from the
 * file cache of the system.
 */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB']

/**
 * The embedded PostgreSQL 18 in this process. Without `folder` it is in memory, for tests; a new one starts from `template`, an archive of another
 * data folder. `asItIs` skips migrations, `name` is the application name. It has a single connection: code inside a transaction must use that
 * transaction, or it waits forever. It never calls fsync: a power cut can lose the last bookings, a killed process cannot (docs/operations.md).
 */
export async function openEmbedded(
  folder?: string,
  template?: Blob,
  { asItIs = false, name }: { asItIs?: boolean; name?: string | undefined } = {},
): Promise<OpenDatabase> {
  const pglite = await PGlite.create({
    ...(folder && { dataDir: folder }),
    ...(template && { loadDataDir: template }),
    pgliteWasmModule: await compiledPostgres(),
    startParams,
  })
  letOthersIn(pglite)
  if (name) await pglite.query("select set_config('application_name', $1, false)", [name])
  const db = drizzle(pglite, { casing: 'snake_case' })
  const prepare = (migrations?: number) => prepareTables(db, (config) => migrate(db, config), migrations)
  if (!asItIs) {
    await prepare().catch(async (error: unknown) => {
      await pglite.close()
      throw error
    })
  }
  return {
    db,
    // The data folder belongs to one process, so no lock is needed.
    jobs: { backend: 'pglite', executeSql: fromPglite(pglite).executeSql, prepare: (work) => work() },
    prepareTables: prepare,
    async listen(channel, onMessage) {
      await pglite.listen(channel, onMessage)
    },
    // Callers queue inside PGlite.
    connections: () => ({ open: 1, waiting: 0 }),
    close: () => pglite.close(),
  }
}

/** The event loop accepts one connection a turn (libuv): after a statement of some milliseconds more may be waiting. */
const turns = 8

/**
 * Statements of PGlite that wait for each other are separated by promises alone, so the event loop would stop until all of them are done: nothing
 * would be read from the network, and what cannot be answered in time could not be refused (docs/rules/load.md).
 */
function letOthersIn(pglite: PGlite): void {
  const exclusively = pglite._runExclusiveQuery.bind(pglite)
  pglite._runExclusiveQuery = (work) =>
    exclusively(async () => {
      for (let turn = 0; turn < turns; turn += 1) await nextTurn()
      return work()
    })
}
