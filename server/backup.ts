import { resolve } from 'node:path'
import { s3Storage } from '#content/files/s3-storage.ts'
import { FilesUnavailable } from '#content/ports/files.ts'
import { backUpTo } from './composition/backup.ts'
import { keptSecret, openDataFolder } from './data-folder.ts'
import { readEnv } from './env.ts'
import { StartError } from './start-error.ts'

/** `npm run backup [file]`: all data in one file (docs/operations.md). */
async function main() {
  const env = readEnv()
  const file = resolve(process.argv[2] ?? `flightdeck-${minute()}.backup.gz`)
  // The embedded database belongs to one process; a server gives everyone the same moment.
  const folder = env.DATABASE_URL ? null : await openDataFolder(env.DATA_DIR)
  try {
    const place = { databaseUrl: env.DATABASE_URL, databaseFolder: folder?.database ?? '' }
    const secret = env.SECRET ? null : await keptSecret(env.DATA_DIR)
    const objects = env.bucket && s3Storage(env.bucket)
    const { rows, lost } = await backUpTo(file, place, { secret, objects })
    console.log(`${rows} rows are in ${file}.`)
    if (lost > 0) console.log(`Files that the S3 storage has lost, and which are therefore missing: ${lost}`)
    console.log(
      `It holds personal data${secret === null ? '' : ' and the secret'}: keep it where nobody else can read it.`,
    )
  } finally {
    folder?.release()
  }
}

/** 2026-11-21T1204 */
function minute(): string {
  return Temporal.Now.plainDateTimeISO().toString({ smallestUnit: 'minute' }).replace(':', '')
}

main().catch((error: unknown) => {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  if (isTaken) console.error('There is a file of that name. Say another: npm run backup -- file.backup.gz')
  else if (error instanceof FilesUnavailable) console.error(`No backup was made: ${error.message}.`)
  else console.error(error instanceof StartError ? error.message.replace('Cannot start', 'No backup was made') : error)
  process.exit(1)
})
