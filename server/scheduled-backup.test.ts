import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, inject, it, vi } from 'vitest'
import type { OpenDatabase } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { compiledBefore } from '#tests/helpers/ready-site.ts'
import { makeScheduledBackup, restoreElsewhere } from './composition/scheduled-backup.ts'

const dataFolder = mkdtempSync(join(tmpdir(), 'flightdeck-scheduled-'))
const folder = join(dataFolder, 'backups')
const at = (text: string) => Temporal.Instant.from(text)
const keep = { days: 2, weeks: 0, months: 0 }

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
  makeScheduledBackup({ db: database.db, folder, keep, secret: null, dataFolder, objects: null }, at(now))

it('makes a backup that has been restored, deletes what the rule does not keep and what was left of one that was cut off', async () => {
  const made = await backUp('2026-11-20T01:20:00Z')
  const file = 'flightdeck-2026-11-20T012000Z.backup.gz'
  expect(made).toEqual({ file, rows: 1, lost: 0, bytes: statSync(join(folder, file)).size, deleted: 0 })
  expect(statSync(join(folder, file)).mode & 0o077).toBe(0)
  expect(gunzipSync(readFileSync(join(folder, file))).toString()).toContain('lena@almwerk.example')

  for (const other of ['flightdeck-2026-11-19T012000Z.backup.gz', 'flightdeck-2026-11-18T012000Z.backup.gz'])
    cpSync(join(folder, file), join(folder, other))
  writeFileSync(join(folder, 'flightdeck-2026-11-20T012100Z.backup.gz.unchecked'), 'cut')
  writeFileSync(join(folder, 'before-the-update.backup.gz'), 'made by hand')
  expect(await backUp('2026-11-21T01:20:00Z')).toMatchObject({ deleted: 2 })
  expect(readdirSync(folder).toSorted()).toEqual([
    'before-the-update.backup.gz',
    file,
    'flightdeck-2026-11-21T012000Z.backup.gz',
  ])
})

it('says what is wrong with one that does not come back', async () => {
  const [whole] = readdirSync(folder).filter((name) => name.startsWith('flightdeck-'))
  const broken = join(dataFolder, 'broken.backup.gz')
  const text = gunzipSync(readFileSync(join(folder, whole ?? ''))).toString()
  writeFileSync(broken, gzipSync(text.replace('K-1001', 'K-1002')))
  await expect(restoreElsewhere(broken, dataFolder)).rejects.toThrow(
    /could not be restored: .*not as it was written.* public[.]customer[.]$/,
  )
})

it('deletes none while the new one cannot be written', async () => {
  const before = readdirSync(folder)
  const closed = await openEmbedded()
  await closed.close()
  const failing = makeScheduledBackup(
    { db: closed.db, folder, keep, secret: null, dataFolder, objects: null },
    at('2026-12-24T01:20:00Z'),
  )
  await expect(failing).rejects.toThrow()
  expect(readdirSync(folder)).toEqual(before)
  expect(existsSync(join(folder, 'flightdeck-2026-12-24T012000Z.backup.gz'))).toBe(false)
})
