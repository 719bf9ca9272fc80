import { fillEmptyStore, holdsPages } from '#content/documents/starter-content.ts'
import type { SiteMode } from '#domain/settings/site-mode.ts'
import { holdsSeedOrders } from '#features/booking/store/seed-orders.ts'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { processName } from '#platform/db/process-name.ts'
import { databaseProblem } from '../database-problem.ts'
import { type Env, isProduction } from '../env.ts'
import { storeDemoWorld } from '../seed-world.ts'
import { StartError } from '../start-error.ts'
import type { WorldParts } from '../world.ts'
import { fillAlone } from './fill-alone.ts'

interface FilledDatabase {
  database: OpenDatabase
  /** Whether the database contains the demo data, from this start or an earlier one. */
  world: SiteMode['world']
}

/**
 * Opens the configured database. Fills an empty one with the demo data unless SEED=empty. Throws a `StartError` when a site on https would sell demo
 * dates.
 */
export async function openFilled({
  env,
  log,
  databaseFolder,
  databaseArchive,
}: Pick<WorldParts, 'env' | 'log' | 'databaseFolder' | 'databaseArchive'>): Promise<FilledDatabase> {
  const database = await openDatabase({
    url: env.DATABASE_URL,
    folder: databaseFolder,
    archive: databaseArchive,
    name: processName(env.ROLE !== 'web'),
    onError: (error) => log.error({ error }, 'database connection failed'),
  }).catch((error: unknown) => {
    throw databaseProblem(
      env.DATABASE_URL ? 'the database of DATABASE_URL' : `the database in ${databaseFolder}`,
      error,
    )
  })
  await fillWithSeed(database, env.SEED)
  const isDemo = await holdsSeedOrders(database.db)
  if (isDemo && isProduction(env) && env.SEED !== 'demo') {
    await database.close()
    throw new StartError(
      'Cannot start: the database contains the demo data, whose dates must not be sold. Set another DATA_DIR or DATABASE_URL, or SEED=demo to try the site out.',
    )
  }
  return { database, world: isDemo ? 'demo' : 'own' }
}

/** Imports the seed only when there is something to fill, so that other starts do not load it. */
export async function fillWithSeed(
  { db }: Pick<OpenDatabase, 'db'>,
  seed: Env['SEED'],
  read = () => import('#seed/demo-world.ts'),
): Promise<void> {
  if (seed === 'empty') return
  await fillAlone(db, async (stores, tx) => {
    if ((await holdsPages(tx)) && (await stores.hasWorkshopDates())) return
    const now = Temporal.Now.instant()
    const world = (await read()).demoWorld(now)
    await fillEmptyStore(tx, world.content)
    await storeDemoWorld(stores, world, now)
  })
}
