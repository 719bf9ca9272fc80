import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { KeyRing } from '#platform/ports.ts'
import { BackupRefused, restoreFrom } from './composition/backup.ts'
import { keepSecret, openDataFolder } from './data-folder.ts'
import { ringOf } from './derived-key.ts'
import { readEnv } from './env.ts'
import { refusalText } from './refusal-text.ts'
import { StartError } from './start-error.ts'

/** `npm run restore -- file`: fills an empty database from a backup (docs/operations.md). */
async function main() {
  const [given] = process.argv.slice(2)
  if (!given) throw new StartError('Say which file: npm run restore -- file.backup.gz')
  const file = resolve(given)
  if (!existsSync(file)) throw new StartError(`There is no file ${file}.`)
  const env = readEnv()
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const { rows, secret, at, hasSums } = await restoreFrom(file, {
      databaseUrl: env.DATABASE_URL,
      databaseFolder: folder.database,
    })
    if (secret !== null) await keepSecret(env.DATA_DIR, secret)
    console.log(`${rows} rows are back, as of ${at}.`)
    if (!hasSums) console.log('The file is of a version that wrote no sums: whether it was changed cannot be told.')
    console.log(aboutSecret(secret, env.SECRET))
  } finally {
    folder.release()
  }
}

function aboutSecret(kept: string | null, given: KeyRing | undefined): string {
  if (kept === null) return 'Start with the SECRET of before, or links in mails and codes for signing in open nothing.'
  if (given === undefined || given.join() === ringOf(kept).join())
    return 'Its secret is back too: start as you did before.'
  return 'SECRET is another one than that of the backup, which lies in DATA_DIR now: start without SECRET.'
}

main().catch((error: unknown) => {
  if (error instanceof BackupRefused) console.error(`Nothing was restored. ${refusalText(error)}`)
  else
    console.error(error instanceof StartError ? error.message.replace('Cannot start', 'Nothing was restored') : error)
  process.exit(1)
})
