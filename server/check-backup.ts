import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupRefused, checkBackup, refusalText } from './composition/backup.ts'
import type { Env } from './env.ts'
import { lockFile } from './lock-file.ts'
import { runProgram } from './run-program.ts'
import { databaseArchive } from './site-build.ts'
import { StartError } from './start-error.ts'

/** `npm run check-backup -- FILE`: restores into a temporary database and compares row by row. Scheduled backups run it in a process of low priority. */
async function check(env: Env, [given]: readonly string[]): Promise<string> {
  if (!given) throw new StartError('Name the backup file: npm run check-backup -- file.backup.gz')
  await deleteUnused(env.DATA_DIR)
  const scratch = await lockedFolder(env.DATA_DIR)
  try {
    const rows = await checkBackup(resolve(given), join(scratch.folder, 'database'), databaseArchive())
    return `${rows} rows restored and compared: the backup is good.`
  } finally {
    await rm(scratch.folder, { recursive: true, force: true })
    scratch.release()
  }
}

const prefix = 'backup-check-'

/** A new folder with a lock, which ends with this process. */
async function lockedFolder(dataFolder: string): Promise<{ folder: string; release(): void }> {
  const folder = await mkdtemp(join(dataFolder, prefix))
  const lock = lockFile(join(folder, 'lock'))
  // Another check has taken the folder for a leftover before it was locked.
  if (!lock) return lockedFolder(dataFolder)
  return { folder, release: lock.release }
}

/** Deletes the folders of checks that were killed. Each contains a whole database. */
async function deleteUnused(dataFolder: string): Promise<void> {
  for (const name of await readdir(dataFolder)) {
    if (!name.startsWith(prefix)) continue
    const folder = join(dataFolder, name)
    const lock = lockFile(join(folder, 'lock'))
    if (!lock) continue
    await rm(folder, { recursive: true, force: true })
    lock.release()
  }
}

function checkProblem(error: unknown): unknown {
  if (error instanceof BackupRefused) return `The backup cannot be restored. ${refusalText(error)}`
  return error instanceof StartError ? error.message : error
}

export const main = () => runProgram(check, checkProblem)
