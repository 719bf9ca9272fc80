import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { startJobs } from '#platform/db/jobs.ts'
import { openServer } from '#platform/db/server.ts'
import { type Postgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    /** The name of a database on it that has all tables, those of the job queue too, and nothing in them. */
    postgresTemplate: string
  }
}

const template = 'template_of_tests'

/** Every project loads this file again: what was started for one of them is noted where the others find it. */
const run = globalThis as { postgres?: Promise<Postgres> }

/** One server for the projects `postgres` and `concurrency`; each test file makes databases of its own on it (`freshDatabase`, `freshServer`). */
export async function setup(project: TestProject) {
  run.postgres ??= startWithTemplate()
  const { url, stop } = await run.postgres
  project.provide('postgresUrl', url)
  project.provide('postgresTemplate', template)
  return stop
}

async function startWithTemplate(): Promise<Postgres> {
  const postgres = await startPostgres()
  let isOver = false
  const onError = (error: Error) => {
    // A connection that is still closing emits an error when its session is ended (below).
    if (!isOver) throw error
  }
  const database = await openServer(await postgres.createDatabase(template), onError)
  await (await startJobs(database.jobs, onError)).stop()
  isOver = true
  await database.close()
  await withoutSessions(postgres.url)
  return postgres
}

/** A database that someone is still leaving cannot be copied. */
async function withoutSessions(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('select pg_terminate_backend(pid, 600000) from pg_stat_activity where datname = $1', [template])
  await client.end()
}
