import { cpSync, mkdtempSync, openAsBlob, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#platform/db/embedded.ts'
import { emptyDatabase } from '#server/site-build.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A folder with `database`, an embedded database that has all tables and nothing in them, and `empty`, one that has no tables. */
    embeddedTemplate: string
  }
}

/** Every project loads this file again: what was made for one of them is noted where the others find it, and only there can it be. */
const run = globalThis as { embeddedTemplate?: Promise<string> }

/** Made once for all test files: making a database takes ten seconds of a processor, copying one a fraction of one (`freshEmbedded`). */
export async function setup(project: TestProject) {
  run.embeddedTemplate ??= makeTemplate()
  const folder = await run.embeddedTemplate
  project.provide('embeddedTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-template-'))
  const [empty, database] = [join(folder, 'empty'), join(folder, 'database')]
  const archive = await openAsBlob(await emptyDatabase(), { type: 'application/gzip' })
  await (await openEmbedded(database, archive, { asItIs: true })).close()
  cpSync(database, empty, { recursive: true })
  await removeTables(empty)
  return folder
}

/** As PostgreSQL makes a database: its schema belongs to the owner of the database, and everyone may look into it. */
async function removeTables(folder: string): Promise<void> {
  const { db, close } = await openEmbedded(folder, undefined, { asItIs: true })
  for (const statement of [
    'drop schema public, drizzle cascade',
    'create schema public authorization pg_database_owner',
    'grant usage on schema public to public',
  ])
    await db.execute(sql.raw(statement))
  await close()
}
