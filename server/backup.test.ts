import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, expect, inject, it, vi } from 'vitest'
import { shapeOf } from '#platform/db/backup/backup-format.ts'
import { rowsOf } from '#platform/db/database.ts'
import { openEmbedded } from '#platform/db/embedded.ts'
import { ownShape } from '#platform/db/prepare-tables.ts'
import { compiledBefore } from '#tests/helpers/ready-site.ts'
import { shortLived } from '#tests/helpers/start-site.ts'
import { backUp, backupProblem } from './backup.ts'
import { openFilled } from './composition/database.ts'
import { openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'
import { createLog } from './log.ts'
import { restore, restoreProblem } from './restore.ts'

const folder = mkdtempSync(join(tmpdir(), 'flightdeck-backup-'))
afterEach(() => vi.unstubAllEnvs())
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = promisify(execFile)

/** What a program prints and how it ends. */
async function say(program: 'backup' | 'restore', dataFolder: string, ...files: string[]) {
  vi.stubEnv('DATA_DIR', join(folder, dataFolder))
  for (const [name, value] of Object.entries(compiledBefore())) vi.stubEnv(name, value)
  const { stdout, stderr, code } = await run(process.execPath, [shortLived, 'server/main.ts', program, ...files]).then(
    (printed) => ({ ...printed, code: 0 }),
    // of execFile, when the program ends with another code than 0
    (failed: { stdout: string; stderr: string; code: number }) => failed,
  )
  return { text: stdout + stderr, code }
}

/** The same without a process of its own, which takes longer to begin than to do this. */
async function sayHere(program: 'backup' | 'restore', dataFolder: string, ...files: string[]) {
  const env = readEnv({ DATA_DIR: join(folder, dataFolder) })
  const [run, problem] = program === 'backup' ? [backUp, backupProblem] : [restore, restoreProblem]
  return run(env, files).then(
    (text) => ({ text, code: 0 }),
    (error: unknown) => ({ text: String(problem(error)), code: 1 }),
  )
}

/** As a first start leaves it, only sooner. */
function withAllTables(databaseFolder: string) {
  cpSync(join(inject('embeddedTemplate'), 'database'), databaseFolder, { recursive: true })
}

/** As the first step of a restore leaves it, only sooner. */
function withoutTables(databaseFolder: string) {
  cpSync(join(inject('embeddedTemplate'), 'empty'), databaseFolder, { recursive: true })
}

it('a data folder comes back in another place with its secret, and what cannot be restored is reported in a sentence', async () => {
  const file = join(folder, 'all.backup.gz')
  const here = await openDataFolder(join(folder, 'here'))
  expect(await say('backup', 'here', file)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^No backup was made: another/),
  })
  here.release()

  expect(await sayHere('backup', 'here', file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('the database is empty'),
  })
  expect(existsSync(file)).toBe(false)
  withAllTables(here.database)
  expect(await say('backup', 'here', file)).toMatchObject({ code: 0, text: expect.stringContaining('and the secret') })
  expect(statSync(file).mode & 0o077).toBe(0)
  expect(await sayHere('backup', 'here', file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('A file of that name'),
  })

  expect(await say('restore', 'there')).toMatchObject({
    code: 1,
    text: expect.stringContaining('Name the backup file'),
  })
  expect(await say('restore', 'there', file)).toMatchObject({
    code: 0,
    text: expect.stringContaining('secret is restored'),
  })
  const secret = (place: string) => readFileSync(join(folder, place, 'secret'), 'utf8')
  expect(secret('there')).toBe(secret('here'))
})

it.each([
  ['is no folder', 'ENOTDIR', (here: string) => join(here, 'secret', 'all.backup.gz')],
  ['is missing', 'ENOENT', (here: string) => join(here, 'elsewhere', 'all.backup.gz')],
  // takes no file of anybody, its owner and root included
  ['takes no files', 'ENOENT', () => '/proc/all.backup.gz'],
])('a place that %s is named in one sentence', async (_, code, fileIn) => {
  const here = await openDataFolder(join(folder, 'unwritable'))
  here.release()
  const file = fileIn(join(folder, 'unwritable'))
  expect(await sayHere('backup', 'unwritable', file)).toEqual({
    code: 1,
    text: `No backup was made: ${file} cannot be written (${code}).`,
  })
})

it('refuses a backup in which a row was edited, and names the table', async () => {
  const [file, changed] = [join(folder, 'whole.backup.gz'), join(folder, 'changed.backup.gz')]
  const here = await openDataFolder(join(folder, 'honest'))
  withAllTables(here.database)
  const database = await openEmbedded(here.database)
  await database.db.execute(sql`insert into customer (number, email) values ('K-1001', 'lena@almwerk.example')`)
  await database.close()
  here.release()
  expect(await sayHere('backup', 'honest', file)).toMatchObject({ code: 0 })
  const unpacked = gunzipSync(readFileSync(file)).toString()
  writeFileSync(changed, gzipSync(unpacked.replace('lena@almwerk.example', 'mallory@elsewhere.example')))
  withoutTables(join(folder, 'tricked', 'database'))
  expect(await sayHere('restore', 'tricked', changed)).toMatchObject({
    code: 1,
    text: expect.stringMatching(/^Nothing was restored. .*does not match its checksums.* public[.]customer[.]/),
  })
  const untouched = await openEmbedded(join(folder, 'tricked', 'database'), undefined, { asItIs: true })
  expect(rowsOf(await untouched.db.execute(sql`select 1 from pg_tables where schemaname = 'public'`))).toEqual([])
  await untouched.close()
  expect(await sayHere('restore', 'tricked', file)).toMatchObject({ code: 0 })
})

it('an update brings its own tables only where it is started: a backup of the version before changes nothing, and comes back into this one', async () => {
  const file = join(folder, 'before-the-update.backup.gz')
  const old = await openDataFolder(join(folder, 'old'))
  const earlier = ownShape().slice(0, -2)
  withoutTables(old.database)
  const before = await openEmbedded(old.database, undefined, { asItIs: true })
  await before.prepareTables(earlier.length)
  await before.db.execute(sql`insert into customer (number, email) values ('K-1001', 'lena@almwerk.example')`)
  await before.close()
  old.release()

  expect(await sayHere('backup', 'old', file)).toMatchObject({ code: 0 })
  const after = await openEmbedded(old.database, undefined, { asItIs: true })
  expect(await shapeOf(after.db)).toEqual(earlier)
  await after.close()

  withoutTables(join(folder, 'updated', 'database'))
  expect(await sayHere('restore', 'updated', file)).toMatchObject({ code: 0 })
  const restored = await openEmbedded(join(folder, 'updated', 'database'), undefined, { asItIs: true })
  expect(await shapeOf(restored.db)).toEqual(ownShape())
  const customers = rowsOf(await restored.db.execute(sql`select number, email from customer`))
  expect(customers).toEqual([{ number: 'K-1001', email: 'lena@almwerk.example' }])
  await restored.close()

  const used = await openDataFolder(join(folder, 'started-already'))
  withAllTables(used.database)
  used.release()
  expect(await sayHere('restore', 'started-already', file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('has the tables of a newer version'),
  })
})

it('an older program does not start on a newer schema, explains that in a sentence, and can still back it up', async () => {
  const file = join(folder, 'newer.backup.gz')
  const place = await openDataFolder(join(folder, 'newer'))
  withAllTables(place.database)
  const newer = await openEmbedded(place.database)
  await newer.db.execute(
    sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('of a newer version', 99999999999999)`,
  )
  await newer.close()
  await expect(
    openFilled({ env: readEnv({}), log: createLog('silent'), databaseFolder: place.database, databaseArchive: null }),
  ).rejects.toThrow(/^Cannot start: .*\(a newer version of the program has changed it: [^.]*\)\.$/)
  place.release()
  expect(await sayHere('backup', 'newer', file)).toMatchObject({ code: 0 })
  withoutTables(join(folder, 'elsewhere', 'database'))
  expect(await sayHere('restore', 'elsewhere', file)).toMatchObject({
    code: 1,
    text: expect.stringContaining('by a newer or a different version'),
  })
})
