import { mkdtemp, rm } from 'node:fs/promises'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { BackupRefused, checkBackup } from './composition/backup.ts'
import { readEnv } from './env.ts'
import { refusalText } from './refusal-text.ts'
import { StartError } from './start-error.ts'

/**
 * `npm run check-backup -- file`: restores a backup into a database that is thrown away again, and compares them row for row. A backup on a
 * schedule is checked by this program too, in a process of its own, so that it takes neither memory nor time from the site.
 */
async function main() {
  const [given] = process.argv.slice(2)
  if (!given) throw new StartError('Say which file: npm run check-backup -- file.backup.gz')
  setPriority(constants.priority.PRIORITY_LOW)
  const scratch = await mkdtemp(join(readEnv().DATA_DIR, 'backup-check-'))
  try {
    console.log(`${await checkBackup(resolve(given), scratch)} rows came back.`)
  } finally {
    await rm(scratch, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  if (error instanceof BackupRefused) console.error(`It could not be restored. ${refusalText(error)}`)
  else console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
