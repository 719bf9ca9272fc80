import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { KeyRing } from '#platform/ports.ts'
import { BackupRefused, refusalText, restoreFrom } from './composition/backup.ts'
import { keepSecret, openDataFolder } from './data-folder.ts'
import { ringOf } from './derived-key.ts'
import type { Env } from './env.ts'
import { runProgram } from './run-program.ts'
import { StartError } from './start-error.ts'

/** `npm run restore -- file`: fills an empty database from a backup (docs/operations.md). Returns the message to print. */
export async function restore(env: Env, [given]: readonly string[]): Promise<string> {
  if (!given) throw new StartError('Name the backup file: npm run restore -- file.backup.gz')
  const file = resolve(given)
  if (!existsSync(file)) throw new StartError(`${file} does not exist.`)
  const folder = await openDataFolder(env.DATA_DIR)
  try {
    const { rows, secret, at, hasSums } = await restoreFrom(file, {
      databaseUrl: env.DATABASE_URL,
      databaseFolder: folder.database,
    })
    if (secret !== null) await keepSecret(env.DATA_DIR, secret)
    const noSums = 'The backup comes from a version without checksums, so changes to it cannot be detected.'
    const about = aboutSecret(secret, env.SECRET)
    return [`${rows} rows restored, as of ${at}.`, ...(hasSums ? [] : [noSums]), about].join('\n')
  } finally {
    folder.release()
  }
}

function aboutSecret(kept: string | null, given: KeyRing | undefined): string {
  if (kept === null) return 'Start with the previous SECRET, or links in mails and sign-in codes stop working.'
  if (given === undefined || given.join() === ringOf(kept).join()) return 'Its secret is restored too: start as before.'
  return 'SECRET differs from the secret of the backup, which is now in DATA_DIR: start without SECRET.'
}

/** A sentence for expected failures; any other error is returned unchanged. */
export function restoreProblem(error: unknown): unknown {
  if (error instanceof BackupRefused) return `Nothing was restored. ${refusalText(error)}`
  return error instanceof StartError ? error.message.replace('Cannot start', 'Nothing was restored') : error
}

export const main = () => runProgram(restore, restoreProblem)
