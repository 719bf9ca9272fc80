import { execFile } from 'node:child_process'
import { readdir, rename, rm, stat } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { ObjectStorage } from '#content/ports/pictures.ts'
import { backupsToDelete, type KeptBackups } from '#domain/operations/running.ts'
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
  /** Included in the backup; null when the operator supplies it. */
  secret: string | null
  /** Where the check may use disk space. */
  dataFolder: string
  /** Files in this storage are included. */
  objects: ObjectStorage | null
  /** Of the process that restores it, as in `os.setPriority`: at 19 it has only what nothing else on the machine needs. Null leaves it at that of the site. */
  priority: number | null
}

export interface CheckedBackup {
  file: string
  rows: number
  /** Files missing from the S3 storage. */
  lost: number
  bytes: number
  deleted: number
}

const ending = '.backup.gz'
/** Suffix until the backup has been restored. */
const unchecked = '.unchecked'

/** Makes a backup and restores it as a test; only then it gets its name, and expired ones are deleted. Throws on any failure. */
export async function makeScheduledBackup(
  { db, folder, keep, secret, dataFolder, objects, priority }: ScheduledBackup,
  now: Temporal.Instant,
): Promise<CheckedBackup> {
  await makeFolder(folder).catch(cannotBeWritten(folder))
  // Left over from an interrupted process.
  for (const name of await readdir(folder)) if (isOurs(name, unchecked)) await rm(join(folder, name))
  const file = nameOf(now)
  const written = join(folder, `${file}${unchecked}`)
  const { rows, lost } = await writeFile(written, async () => db, { secret, objects })
  await restoreElsewhere(written, dataFolder, priority)
  await rename(written, join(folder, file))
  const { size: bytes } = await stat(join(folder, file))
  const made = (await readdir(folder)).filter((name) => isOurs(name)).map(timeOf)
  const gone = backupsToDelete(made, keep)
  for (const one of gone) await rm(join(folder, nameOf(one)))
  return { file, rows, lost, bytes, deleted: gone.length }
}

/** The scheduled backup of BACKUP_DIR; null when it is unset. */
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
    const priority = constants.priority.PRIORITY_LOW
    const parts = { db, folder, keep, secret, dataFolder, objects, priority }
    const backup = await makeScheduledBackup(parts, Temporal.Now.instant())
    if (backup.lost > 0) log.warn({ lost: backup.lost }, 'files are missing in the S3 storage')
    log.info({ backup }, 'backup made and restored')
    return backup
  }
}

/** Runs `check-backup` in a child process of this priority; null leaves it at ours. */
export async function restoreElsewhere(file: string, dataFolder: string, priority: number | null): Promise<void> {
  const { execPath, env } = process
  const { NODE_ENV, ...own } = env
  const checking = promisify(execFile)(execPath, [projectFile('server/main.ts'), 'check-backup', file], {
    env: { ...own, DATA_DIR: dataFolder },
  })
  if (priority !== null && checking.child.pid !== undefined) setPriority(checking.child.pid, priority)
  await checking.catch((failed: { stderr?: string }) => {
    // Only the message of the child: Node prepends the command line, which contains the path.
    throw new Error(`the backup could not be restored: ${failed.stderr?.trim() ?? ''}`)
  })
}

/** 'flightdeck-2026-11-23T012000Z.backup.gz': sorts by time, valid on every file system. */
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
