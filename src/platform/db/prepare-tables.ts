import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { type MigrationConfig, readMigrationFiles } from 'drizzle-orm/migrator'
import { z } from 'zod'
import { projectFile } from '../../project-file.ts'
import { type Database, rowsOf } from './database.ts'

const migrationsFolder = projectFile('src/platform/db/migrations')

/** The hashes of this program's migrations in order, which identify its schema. */
export function ownShape(): string[] {
  return readMigrationFiles({ migrationsFolder }).map(({ hash }) => hash)
}

/**
 * Migrates the tables to this program's schema, or to that of its first `count` migrations. Throws when a newer program has migrated them further.
 */
export async function prepareTables(
  db: Database,
  migrate: (config: MigrationConfig) => Promise<void>,
  count?: number,
): Promise<void> {
  const own = new Set((await journal()).entries.map(({ when }) => when))
  const applied = await appliedAt(db)
  if (applied.some((at) => !own.has(at)))
    throw new Error('a newer version of the program has changed it: start that one, or take a backup from before')
  if (applied.length === own.size) return
  if (count === undefined) return migrate({ migrationsFolder })
  const folder = await firstMigrations(count)
  try {
    await migrate({ migrationsFolder: folder })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Whether the database has the tables of this program. */
export async function isPrepared(db: Database): Promise<boolean> {
  return (await appliedAt(db)).length > 0
}

/** The timestamps of the applied migrations in milliseconds, by which drizzle identifies them. */
async function appliedAt(db: Database): Promise<number[]> {
  const found = await db.execute(sql`select to_regclass('drizzle.__drizzle_migrations') is not null as found`)
  if (!rowsOf<{ found: boolean }>(found)[0]?.found) return []
  const rows = await db.execute(sql`select created_at as at from drizzle.__drizzle_migrations`)
  return rowsOf<{ at: string | number }>(rows).map(({ at }) => Number(at))
}

const journalSchema = z.looseObject({ entries: z.array(z.looseObject({ tag: z.string(), when: z.number() })) })

/** What drizzle lists the migrations by: smaller than their statements, which most starts do not need. */
async function journal() {
  return journalSchema.parse(JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')))
}

/** A folder with only the first `count` migrations. */
async function firstMigrations(count: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'flightdeck-migrations-'))
  const whole = await journal()
  const entries = whole.entries.slice(0, count)
  await mkdir(join(folder, 'meta'))
  await writeFile(join(folder, 'meta/_journal.json'), JSON.stringify({ ...whole, entries }))
  for (const { tag } of entries) await copyFile(join(migrationsFolder, `${tag}.sql`), join(folder, `${tag}.sql`))
  return folder
}
