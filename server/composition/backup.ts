import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open as openFile, rm } from 'node:fs/promises'
import { PassThrough, pipeline } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { readObject } from '#content/files/file-store.ts'
import { FileLost, type ObjectStorage } from '#content/ports/files.ts'
import { isSum } from '#platform/db/backup/backup-line.ts'
import { BackupRefused } from '#platform/db/backup/backup-refused.ts'
import { readBackup } from '#platform/db/backup/read-backup.ts'
import { type CompleteRow, writeBackup } from '#platform/db/backup/write-backup.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { isPrepared, ownShape } from '#platform/db/prepare-tables.ts'
import { databaseProblem } from '../database-problem.ts'
import { StartError } from '../start-error.ts'

interface DatabasePlace {
  databaseUrl: string | undefined
  databaseFolder: string
}

export { BackupRefused }

interface BackupParts {
  /** Goes in with everything else; null when the operator keeps it. */
  secret: string | null
  /** Files that are there go in as well. */
  objects: ObjectStorage | null
}

interface WrittenBackup {
  rows: number
  /** Files that the S3 storage has lost: their rows alone are in. */
  lost: number
}

/** Writes everything to a new file, packed, which only its owner may read. Throws when there is a file already (EEXIST), and `StartError`. */
export async function backUpTo(file: string, place: DatabasePlace, parts: BackupParts): Promise<WrittenBackup> {
  let database: OpenDatabase | undefined
  const open = async () => {
    database = await openBehind(place)
    if (!(await isPrepared(database.db))) throw nothingThere()
    return database.db
  }
  try {
    return await writeFile(file, open, parts)
  } finally {
    await database?.close()
  }
}

/** The same of a database that is open. */
export async function writeFile(
  file: string,
  open: () => Promise<Database>,
  { secret, objects }: BackupParts,
): Promise<WrittenBackup> {
  const handle = await openFile(file, 'wx', 0o600).catch(cannotBeWritten(file))
  try {
    const db = await open()
    const lines = new PassThrough()
    const written = piped(lines, createGzip(), handle.createWriteStream({ flush: true }))
    const at = Temporal.Now.instant().toString()
    const files = fileRows(objects)
    const [rows] = await Promise.all([
      writeBackup(db, { at, secret }, (line) => put(lines, `${line}\n`), files.complete).finally(() => lines.end()),
      written,
    ])
    return { rows, lost: files.lost() }
  } catch (error) {
    await rm(file, { force: true })
    return cannotBeWritten(file)(error)
  } finally {
    await handle.close().catch(() => undefined)
  }
}

/** What the file system refuses is the operator's to put right; any other error passes through. */
export function cannotBeWritten(path: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!fileSystemCodes.has(code)) throw error
    throw new StartError(`No backup was made: ${path} cannot be written (${code}).`, { cause: error })
  }
}

const fileSystemCodes = new Set('EACCES EDQUOT EFBIG EIO ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' '))

const storedAway = '"bytes":null'

/** Rows of files with their bytes, as if they were in the database: they come back wherever the backup is restored, with an S3 storage or without. */
function fileRows(objects: ObjectStorage | null) {
  let lost = 0
  const complete: CompleteRow = async (of, row) => {
    if (!objects || of !== 'public.stored_file' || !row.includes(storedAway)) return row
    try {
      const bytes = await readObject(objects, fileRow.parse(JSON.parse(row)))
      return row.replace(storedAway, `"bytes":"\\\\x${Buffer.from(bytes).toString('hex')}"`)
    } catch (error) {
      if (!(error instanceof FileLost)) throw error
      lost += 1
      return row
    }
  }
  return { complete, lost: () => lost }
}

const fileRow = z.object({ id: z.string(), sha256: z.string() })

/**
 * Fills an empty database from such a file, of this version of the program or an earlier one: the rows come into the tables of that version,
 * and then take the steps of every update since. Throws `BackupRefused`; nothing is restored then.
 */
export async function restoreFrom(file: string, place: DatabasePlace) {
  const database = await openBehind(place)
  try {
    const restored = await readInto(database, file)
    await database.prepareTables()
    return restored
  } finally {
    await database.close()
  }
}

function readInto(database: OpenDatabase, file: string) {
  const own = ownShape()
  return readBackup(
    database.db,
    () => linesOf(file),
    async (shape) => {
      if (shape.some((hash, index) => hash !== own[index])) throw new BackupRefused('another-version')
      await database.prepareTables(shape.length)
      // what waits to be done needs the tables of pg-boss
      const jobs = await startJobs(database.jobs, (error) => console.error(error.message))
      await jobs.stop()
    },
  )
}

/**
 * Restores a backup into a database of its own in an empty folder, and compares what is there then with what the file says, row for row. Gives the
 * number of rows. Throws `BackupRefused`.
 */
export async function checkBackup(file: string, databaseFolder: string): Promise<number> {
  const database = await openBehind({ databaseUrl: undefined, databaseFolder })
  try {
    const { rows, secret, at } = await readInto(database, file)
    const sums: string[] = []
    const restored: string[] = []
    for await (const line of linesOf(file)) if (isSum(line)) sums.push(line)
    await writeBackup(database.db, { at, secret }, async (line) => {
      if (isSum(line)) restored.push(line)
    })
    if (sums.some((line, index) => line !== restored[index])) throw new BackupRefused('changed')
    return rows
  } finally {
    await database.close()
  }
}

/** As it is: a backup changes nothing, and what is restored brings its own shape. */
function openBehind({ databaseUrl: url, databaseFolder: folder }: DatabasePlace): Promise<OpenDatabase> {
  return openDatabase({ url, folder, onError: (error) => console.error(error.message), asItIs: true }).catch(
    (error: unknown) => {
      throw databaseProblem(url ? 'the database of DATABASE_URL' : `the database in ${folder}`, error)
    },
  )
}

function nothingThere(): StartError {
  return new StartError('Cannot start: the database is empty.')
}

async function put(stream: PassThrough, text: string): Promise<void> {
  if (stream.destroyed) throw stream.errored ?? new Error('the file was closed')
  if (!stream.write(text)) await once(stream, 'drain')
}

async function* linesOf(file: string): AsyncGenerator<string> {
  // what goes wrong in one part ends the others, and the loop below hears of it
  const unpacked = pipeline(createReadStream(file), createGunzip(), () => undefined).setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of unpacked) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
  } catch (error) {
    throw new BackupRefused(isCutOff(error) ? 'not-whole' : 'not-a-backup', { cause: error })
  }
  if (rest !== '') throw new BackupRefused('not-whole')
}

/** zlib: unexpected end of file */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}
