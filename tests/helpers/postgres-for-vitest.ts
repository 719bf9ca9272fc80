import pg from 'pg'
import type { TestProject } from 'vitest/node'
import type { OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { openServer } from '#platform/db/server.ts'
import { fillBookingWorld } from '../use-cases/booking-world.ts'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The name of a database on it that has all tables, those of the job queue too, and nothing in them. */
    postgresTemplate: string
    /** The name of one that has the seed world of a Saturday, too. */
    postgresWorld: string
  }
}

const [template, world] = ['template_of_tests', 'world_of_tests']

/** Every project loads this file again: what was started for one of them is noted where the others find it. */
const run = globalThis as { postgres?: Promise<Postgres> }

/** One server for the project `postgres`; each test file makes databases of its own on it (`freshDatabase`, `freshServer`). */
export async function setup(project: TestProject) {
  run.postgres ??= startWithTemplate()
  const { url, stop } = await run.postgres
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  project.provide('postgresWorld', world)
  return stop
}

async function startWithTemplate(): Promise<Postgres> {
  const postgres = await startPostgres({ isShortLived: true })
  await makeTemplate(postgres, await postgres.createDatabase(template), async ({ jobs }, onError) => {
    await (await startJobs(jobs, onError)).stop()
  })
  await makeTemplate(postgres, await postgres.createDatabase(world, template), fillBookingWorld)
  return postgres
}

type Fill = (database: OpenDatabase, onError: (error: Error) => void) => Promise<void>

async function makeTemplate({ url }: Postgres, ofTemplate: string, fill: Fill): Promise<void> {
  let isOver = false
  const onError = (error: Error) => {
    // A connection that is still closing emits an error when its session is ended (below).
    if (!isOver) throw error
  }
  const database = await openServer(ofTemplate, onError)
  await fill(database, onError)
  isOver = true
  await database.close()
  await withoutSessions(url)
}

/** A database that someone is still leaving cannot be copied. */
async function withoutSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid, 600000) from pg_stat_activity where datname = any($1)', [
    [template, world],
  ])
  await client.end()
}
