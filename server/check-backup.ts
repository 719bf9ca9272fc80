import { mkdtemp, rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { BackupRefused, checkBackup } from './composition/backup.ts'
import type { Env } from './env.ts'
import { refusalText } from './refusal-text.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/**
 * `npm run check-backup -- file`: restores a backup into a temporary database and compares them row by row. Scheduled backups run it in a child
 * process of low priority, so that the check takes neither memory nor CPU time from the site.
 */
async function check(env: Env, [given]: readonly string[]): Promise<string> {
  if (!given) throw new StartError('Name the backup file: npm run check-backup -- file.backup.gz')
  const scratch = await mkdtemp(join(env.DATA_DIR, 'backup-check-'))
  try {
    return `${await checkBackup(resolve(given), scratch)} rows restored and compared: the backup is good.`
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

function checkProblem(error: unknown): unknown {
  if (error instanceof BackupRefused) return `The backup cannot be restored. ${refusalText(error)}`
  return error instanceof StartError ? error.message : error
}

export const main = () => runProgram(check, checkProblem)
