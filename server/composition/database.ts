import type { OpenDatabase } from '#adapters/db/database.ts'
import { fillAlone } from '#adapters/db/fill-alone.ts'
import { openDatabase } from '#adapters/db/open-database.ts'
import { fillEmptyStore } from '#cms/starter-content.ts'
import { demoWorld } from '#seed/demo-world.ts'
import { databaseProblem } from '../database-problem.ts'
import type { Env } from '../env.ts'
import { storeDemoWorld } from '../seed-world.ts'
import type { WorldParts } from '../world.ts'

/** The database that is asked for; an empty one gets the demo world, unless SEED says to leave it empty. */
export async function openFilled({
  env,
  log,
  databaseFolder,
}: Pick<WorldParts, 'env' | 'log' | 'databaseFolder'>): Promise<OpenDatabase> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: databaseFolder,
    onError: (error) => log.error({ error }, 'database connection failed'),
  }).catch((error: unknown) => {
    throw databaseProblem(
      env.DATABASE_URL ? 'the database of DATABASE_URL' : `the database in ${databaseFolder}`,
      error,
    )
  })
  await fillWithSeed(database, env.SEED)
  return database
}

async function fillWithSeed(database: OpenDatabase, seed: Env['SEED']): Promise<void> {
  if (seed === 'empty') return
  const now = Temporal.Now.instant()
  const world = demoWorld(now)
  await fillAlone(database.db, async (stores, tx) => {
    await fillEmptyStore(tx, world.content)
    await storeDemoWorld(stores, world, now)
  })
}
