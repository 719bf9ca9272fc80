import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import type { TestProject } from 'vitest/node'
import { openEmbedded } from '#platform/db/embedded.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /**
     * A folder with `database`, an embedded database that has all tables and nothing in them, and `empty`, one that has no tables; `database.tar`
     * and `empty.tar` are the same in one file.
     */
    embeddedTemplate: string
  }
}

/** Every project loads this file again: what was made for one of them is noted where the others find it, and only there can it be. */
const run = globalThis as { embeddedTemplate?: Promise<string> }

/** Made once for all test files: making a database takes four seconds of a processor, copying one a fraction of that (`freshEmbedded`). */
export async function setup(project: TestProject) {
  run.embeddedTemplate ??= makeTemplate()
  const folder = await run.embeddedTemplate
  project.provide('embeddedTemplate', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}

async function makeTemplate(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-template-'))
  const [empty, database] = [join(folder, 'empty'), join(folder, 'database')]
  await dump(empty)
  cpSync(empty, database, { recursive: true })
  await (await openEmbedded(database)).close()
  await dump(database)
  return folder
}

/** Makes the database of this folder if there is none, and an archive of it beside the folder. */
async function dump(dataDir: string): Promise<void> {
  const pglite = await PGlite.create({ dataDir })
  const archive = await pglite.dumpDataDir('none')
  await pglite.close()
  writeFileSync(`${dataDir}.tar`, Buffer.from(await archive.arrayBuffer()))
}
