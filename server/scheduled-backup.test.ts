import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { freshEmbedded } from '#tests/helpers/fresh-embedded.ts'
import { compiledBefore } from '#tests/helpers/ready-site.ts'
import { makeScheduledBackup, restoreElsewhere, type ScheduledBackup } from './composition/scheduled-backup.ts'
import { lockFile } from './lock-file.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'flightdeck-scheduled-'))
const folder = join(dataFolder, 'backups')
const at = (text: string) => Temporal.Instant.from(text)
/** That of the tests: at a lower one the machine’s other work decides whether they end in time. */
const priority: ScheduledBackup['priority'] = null
const keep = { days: 2, weeks: 0, months: 0 }
/** What the first test makes. */
const file = 'flightdeck-2026-11-21T012000Z.backup.gz'

let database: OpenDatabase
beforeAll(async () => {
  for (const [name, value] of Object.entries(compiledBefore())) vi.stubEnv(name, value)
  const own = join(dataFolder, 'database')
  cpSync(join(inject('embeddedTemplate'), 'database'), own, { recursive: true })
  database = await openEmbedded(own)
  const jobs = await startJobs(database.jobs, (error) => {
    throw error
  })
  await jobs.stop()
  await database.db.execute(sql`insert into customer (number, email) values ('K-1001', 'lena@almwerk.example')`)
})
afterEach(() => {
  for (const name of readdirSync(dataFolder)) expect(name).not.toMatch(/^backup-check/)
})
afterAll(async () => {
  vi.unstubAllEnvs()
  await database.close()
  rmSync(dataFolder, { recursive: true, force: true })
})

const backUp = (now: string) =>
  makeScheduledBackup({ db: database.db, folder, keep, secret: null, dataFolder, objects: null, priority }, at(now))

it('makes a backup that has been restored, deletes what the rule does not keep and what was left of one that was cut off', async () => {
  mkdirSync(folder, { mode: 0o700 })
  const kept = 'flightdeck-2026-11-20T012000Z.backup.gz'
  for (const other of [kept, kept.replace('-20T', '-19T'), kept.replace('-20T', '-18T')])
    writeFileSync(join(folder, other), 'made before')
  writeFileSync(join(folder, `${kept.replace('T012000', 'T012100')}.unchecked`), 'cut')
  writeFileSync(join(folder, 'before-the-update.backup.gz'), 'made by hand')
  const [cut, busy, others] = ['backup-check-aB3dE6', 'backup-check-inUse1', 'backup-checks'].map((name) =>
    join(dataFolder, name, 'database'),
  )
  for (const place of [cut, busy, others]) mkdirSync(place ?? '', { recursive: true })
  const lock = lockFile(join(dataFolder, 'backup-check-inUse1', 'lock'))

  const made = await backUp('2026-11-21T01:20:00Z')
  expect([cut, busy, others].map((place) => existsSync(place ?? ''))).toEqual([false, true, true])
  lock?.release()
  for (const name of ['backup-check-inUse1', 'backup-checks']) rmSync(join(dataFolder, name), { recursive: true })
  expect(made).toEqual({ file, rows: 1, lost: 0, bytes: statSync(join(folder, file)).size, deleted: 2 })
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  expect(gunzipSync(readFileSync(join(folder, file))).toString()).toContain('lena@almwerk.example')
  expect(readdirSync(folder).toSorted()).toEqual(['before-the-update.backup.gz', kept, file])
})

it('reports why a backup cannot be restored', async () => {
  const broken = join(dataFolder, 'broken.backup.gz')
  const text = gunzipSync(readFileSync(join(folder, file))).toString()
  writeFileSync(broken, gzipSync(text.replace('K-1001', 'K-1002')))
  await expect(restoreElsewhere(broken, dataFolder, priority)).rejects.toThrow(
    /could not be restored: .*does not match its checksums.* public[.]customer[.]$/,
  )
})

it('deletes none while the new one cannot be written', async () => {
  const before = readdirSync(folder)
  const closed = await freshEmbedded()
  await closed.close()
  const failing = (into: string) =>
    makeScheduledBackup(
      { db: closed.db, folder: into, keep, secret: null, dataFolder, objects: null, priority },
      at('2026-12-24T01:20:00Z'),
    )
  await expect(failing(folder)).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(before)
  expect(existsSync(join(folder, 'flightdeck-2026-12-24T012000Z.backup.gz'))).toBe(false)
  // a folder that was not there is made, for its owner alone
  const fresh = join(dataFolder, 'fresh', 'backups')
  await expect(failing(fresh)).rejects.toThrow()
  expect(statSync(fresh).mode & 0o077).toBe(0)
})

it.each(['/proc/backups', join(dataFolder, 'a-file', 'backups')])(
  'reports that %s cannot be written',
  async (place) => {
    writeFileSync(join(dataFolder, 'a-file'), '')
    const failing = makeScheduledBackup(
      { db: database.db, folder: place, keep, secret: null, dataFolder, objects: null, priority },
      at('2026-12-24T01:20:00Z'),
    )
    await expect(failing).rejects.toThrow(/^No backup was made: .* cannot be written [(]E[A-Z]+[)][.]$/)
  },
)
