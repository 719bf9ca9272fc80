import { execFile } from 'node:child_process'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ObjectStorage } from '#content/ports/files.ts'
import { backupsToDelete, type KeptBackups } from '#domain/operations/kept-backups.ts'
import type { Database } from '#platform/db/database.ts'
import { projectFile } from '../../src/project-file.ts'
import { keptSecret, makeFolder } from '../data-folder.ts'
import { type Env, noBackups } from '../env.ts'
import type { Log } from '../log.ts'
import { cannotBeWritten, writeFile } from './backup.ts'

export interface ScheduledBackup {
  db: Database
  folder: string
  keep: KeptBackups
  /** Goes into the file; null when the operator keeps it. */
  secret: string | null
  /** Where a check may take room. */
  dataFolder: string
  /** Files that are there go in as well. */
  objects: ObjectStorage | null
}

export interface CheckedBackup {
  file: string
  rows: number
  /** Files that the S3 storage has lost. */
  lost: number
  bytes: number
  /** How many older ones had to go. */
  deleted: number
}

const ending = '.backup.gz'
/** Until it has been restored. */
const unchecked = '.unchecked'

/**
 * Makes a backup, restores it into a database that is thrown away, and deletes what the rule does not keep. A file has its name only when it has
 * been restored; none is deleted before. Throws what went wrong.
 */
export async function makeScheduledBackup(
  { db, folder, keep, secret, dataFolder, objects }: ScheduledBackup,
  now: Temporal.Instant,
): Promise<CheckedBackup> {
  await makeFolder(folder).catch(cannotBeWritten(folder))
  // of a process that was ended in the middle
  for (const name of await readdir(folder)) if (isOurs(name, unchecked)) await rm(join(folder, name))
  const file = nameOf(now)
  const written = join(folder, `${file}${unchecked}`)
  const { rows, lost } = await writeFile(written, async () => db, { secret, objects })
  await restoreElsewhere(written, dataFolder)
  await rename(written, join(folder, file))
  const { size: bytes } = await stat(join(folder, file))
  const made = (await readdir(folder)).filter((name) => isOurs(name)).map(timeOf)
  const gone = backupsToDelete(made, keep)
  for (const one of gone) await rm(join(folder, nameOf(one)))
  return { file, rows, lost, bytes, deleted: gone.length }
}

/** As BACKUP_DIR says; null where it says nothing. */
export async function backUpOf({
  db,
  env,
  log,
  objects,
}: {
  db: Database
  env: Env
  objects: ObjectStorage | null
  log: Pick<Log, 'info' | 'warn'>
}): Promise<(() => Promise<CheckedBackup>) | null> {
  const { BACKUP_DIR: folder, BACKUP_KEEP: keep, DATA_DIR: dataFolder } = env
  if (folder === undefined || folder === noBackups) return null
  const secret = env.SECRET ? null : await keptSecret(dataFolder)
  return async () => {
    const backup = await makeScheduledBackup({ db, folder, keep, secret, dataFolder, objects }, Temporal.Now.instant())
    if (backup.lost > 0) log.warn({ lost: backup.lost }, 'files are missing in the S3 storage')
    log.info({ backup }, 'backup made and restored')
    return backup
  }
}

/** In a process of its own. */
export async function restoreElsewhere(file: string, dataFolder: string): Promise<void> {
  const { execPath, env } = process
  const { NODE_ENV, ...own } = env
  await promisify(execFile)(execPath, [projectFile('server/main.ts'), 'check-backup', file], {
    env: { ...own, DATA_DIR: dataFolder },
  }).catch((failed: { stderr?: string }) => {
    // its own sentence; the command line that Node puts in front has the path
    throw new Error(`the backup could not be restored: ${failed.stderr?.trim() ?? ''}`)
  })
}

/** 'flightdeck-2026-11-23T012000Z.backup.gz': in order of time, and good for every file system. */
function nameOf(at: Temporal.Instant): string {
  return `flightdeck-${at.toString({ smallestUnit: 'second' }).replaceAll(':', '')}${ending}`
}

function isOurs(name: string, suffix = ''): boolean {
  return (
    /^flightdeck-\d{4}-\d\d-\d\dT\d{6}Z$/.test(name.slice(0, -(ending + suffix).length)) &&
    name.endsWith(ending + suffix)
  )
}

function timeOf(name: string): Temporal.Instant {
  return Temporal.Instant.from(
    name.slice('flightdeck-'.length, -ending.length).replace(/T(\d\d)(\d\d)(\d\d)Z/, 'T$1:$2:$3Z'),
  )
}
