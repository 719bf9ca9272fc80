import { globSync, readFileSync } from 'node:fs'
import { relative, resolve } from 'node:path'
import { generateDrizzleJson } from 'drizzle-kit/api'
import { z } from 'zod'
import config from '../drizzle.config.ts'
import { reportFindings } from './report-findings.ts'

/** Differences between the table definitions and the migrations, and snapshots that a newer one replaces (each is thousands of lines). */

const snapshotShape = z.object({ tables: z.record(z.string(), z.unknown()), enums: z.record(z.string(), z.unknown()) })

const paths = globSync([config.schema ?? []].flat())
const exported = await Promise.all(paths.map(async (path) => Object.entries(await import(resolve(path)))))
const named = exported.flatMap((entries, index) => entries.map(([name, value]) => [`${paths[index]}#${name}`, value]))
const tables = snapshotShape.parse(
  JSON.parse(JSON.stringify(generateDrizzleJson(Object.fromEntries(named), undefined, undefined, config.casing))),
)

const snapshots = globSync(`${config.out}/meta/*_snapshot.json`).sort()
const newest = snapshots.at(-1) ?? ''
const migrated = snapshotShape.parse(JSON.parse(readFileSync(newest, 'utf8')))

const differences = [
  ...differencesOf(migrated.tables, tables.tables, 'table'),
  ...differencesOf(migrated.enums, tables.enums, 'enum'),
]
reportFindings(`${Object.keys(tables.tables).length} tables`, [
  ...differences.map(
    (difference) =>
      `${difference}: ${relative('.', newest)} has it otherwise. Run npx drizzle-kit generate --name what-changes`,
  ),
  ...snapshots.slice(0, -1).map((older) => `${relative('.', older)}: replaced by a newer snapshot. Delete it`),
])

/** The paths at which two values differ. */
function differencesOf(before: unknown, after: unknown, at: string): string[] {
  if (!isObject(before) || !isObject(after)) return before === after ? [] : [at]
  const keys = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...keys].flatMap((key) => differencesOf(before[key], after[key], `${at} ${key}`))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
