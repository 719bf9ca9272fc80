import { resolve } from 'node:path'
import { s3Storage } from '#content/files/s3-storage.ts'
import { FilesUnavailable } from '#content/ports/pictures.ts'
import { backUpTo } from './composition/backup.ts'
import { keptSecret, openForProgram } from './data-folder.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/** `npm run backup [file]`: writes all data to one file (docs/operations.md). Returns the message to print. */
export async function backUp(env: Env, [given]: readonly string[]): Promise<string> {
  const file = resolve(given ?? `flightdeck-${minute()}.backup.gz`)
  const folder = await openForProgram(env)
  try {
    const place = { databaseUrl: env.DATABASE_URL, databaseFolder: folder.database }
    const secret = env.SECRET ? null : await keptSecret(env.DATA_DIR)
    const objects = env.bucket && s3Storage(env.bucket)
    const { rows, lost } = await backUpTo(file, place, { secret, objects })
    const holds = `It contains personal data${secret === null ? '' : ' and the secret'}: store it where only you can read it.`
    const why = objects ? 'they are missing from the S3 storage' : 'their S3 storage is not configured'
    const missing = `Not in the backup: ${lost} files, because ${why}.`
    return [`${rows} rows saved to ${file}.`, ...(lost > 0 ? [missing] : []), holds].join('\n')
  } finally {
    folder.release()
  }
}

/** Local time to the minute: 2026-11-21T1204 */
function minute(): string {
  return Temporal.Now.plainDateTimeISO().toString({ smallestUnit: 'minute' }).replace(':', '')
}

/** A sentence for expected failures; any other error is returned unchanged. */
export function backupProblem(error: unknown): unknown {
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EEXIST'
  if (isTaken) return 'A file of that name already exists. Choose another: npm run backup -- file.backup.gz'
  if (error instanceof FilesUnavailable) return `No backup was made: ${error.message}.`
  return error instanceof StartError ? error.message.replace('Cannot start', 'No backup was made') : error
}

export const main = () => runProgram(backUp, backupProblem)
