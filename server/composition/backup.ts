import { once } from 'node:events'
import { createReadStream } from 'node:fs'
import { open as openFile, rm } from 'node:fs/promises'
import { PassThrough, pipeline } from 'node:stream'
import { pipeline as piped } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { z } from 'zod'
import { readObject } from '#content/files/file-store.ts'
import { FileLost, type ObjectStorage } from '#content/ports/pictures.ts'
import { BackupRefused, headLine, isSum, parsedLine } from '#platform/db/backup/backup-format.ts'
import { readBackup } from '#platform/db/backup/read-backup.ts'
import { type CompleteRow, writeBackup } from '#platform/db/backup/write-backup.ts'
import type { Database, OpenDatabase } from '#platform/db/database.ts'
import { startJobs } from '#platform/db/jobs.ts'
import { openDatabase } from '#platform/db/open-database.ts'
import { isPrepared, ownShape } from '#platform/db/prepare-tables.ts'
import { databaseProblem } from '../run-program.ts'
import { StartError } from '../start-error.ts'

const refused: Record<BackupRefused['reason'], string> = {
  'not-a-backup': 'This file is not a backup, or it was changed.',
  'not-whole': 'The file is incomplete: it was not fully written or not fully copied.',
  changed: 'The file does not match its checksums: it was edited, or the disk is damaged. Use another backup.',
  'another-version':
    'The backup was made by a newer or a different version of the program. Restore it with that version.',
  'newer-tables':
    'The database already has the tables of a newer version than the backup. Use a database without tables, or another DATA_DIR.',
  'not-empty': 'The database is not empty. Use an empty one, or another DATA_DIR.',
}

/** Explains in a sentence or two why a backup was rejected. */
export function refusalText({ reason, table }: BackupRefused): string {
  return `${refused[reason]}${table ? ` The damage starts in the table ${table}.` : ''}`
}

interface DatabasePlace {
  databaseUrl: string | undefined
  databaseFolder: string
  /** What a new embedded database begins with, as in `openDatabase`. */
  archive?: string | null
}

export { BackupRefused }

interface BackupParts {
  /** Included in the backup; null when the operator supplies it. */
  secret: string | null
  objects: ObjectStorage | null
}

interface WrittenBackup {
  rows: number
  /** Files of an S3 storage that is not configured or does not have them. Only their rows are in the backup. */
  lost: number
}

/** Writes everything to a new gzip file that only its owner may read. Throws EEXIST when the file exists, and `StartError`. */
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

/** Turns errors of the file system into a `StartError`; other errors pass through. */
export function cannotBeWritten(path: string): (error: unknown) => never {
  return (error) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    if (!fileSystemCodes.has(code)) throw error
    throw new StartError(`No backup was made: ${path} cannot be written (${code}).`, { cause: error })
  }
}

const fileSystemCodes = new Set('EACCES EDQUOT EFBIG EIO ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' '))

const storedAway = '"bytes":null'

/** File rows with their bytes inlined, so that the backup restores with or without an S3 storage. */
function fileRows(objects: ObjectStorage | null) {
  let lost = 0
  const complete: CompleteRow = async (of, row) => {
    if (of !== 'public.stored_file' || !row.includes(storedAway)) return row
    if (!objects) {
      lost += 1
      return row
    }
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

/** Restores into an empty database, in the tables of the backup's version, then migrates. Throws `BackupRefused` and restores nothing then. */
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
      // Pending jobs need the tables of pg-boss.
      const jobs = await startJobs(database.jobs, (error) => console.error(error.message))
      await jobs.stop()
    },
  )
}

/** Restores a backup into an empty folder and compares it row by row. `archive` has the tables of this version. Throws `BackupRefused`. */
export async function checkBackup(file: string, databaseFolder: string, archive: string): Promise<number> {
  const begin = (await hasOwnTables(file)) ? archive : null
  const database = await openBehind({ databaseUrl: undefined, databaseFolder, archive: begin })
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

async function hasOwnTables(file: string): Promise<boolean> {
  for await (const line of linesOf(file)) return parsedLine(headLine, line)?.shape.join() === ownShape().join()
  return false
}

/** Opens without migrating: a backup changes nothing, and a restore brings its own schema. */
function openBehind({
  databaseUrl: url,
  databaseFolder: folder,
  archive = null,
}: DatabasePlace): Promise<OpenDatabase> {
  return openDatabase({ url, folder, archive, onError: (error) => console.error(error.message), asItIs: true }).catch(
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
  // A failing stage destroys the others, so the loop below sees its error.
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

/** zlib's 'unexpected end of file'. */
function isCutOff(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'Z_BUF_ERROR'
}
