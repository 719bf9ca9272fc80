import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { KeyRing } from '#platform/ports.ts'
import { ringOf } from './derived-key.ts'
import type { Env } from './env.ts'
import { lockFile } from './lock-file.ts'
import { StartError } from './start-error.ts'

export interface DataFolder {
  database: string
  /** A cache: everything in it can be generated again. */
  pictures: string
  /** Generated once and stored with the data: 256 bits, hex. To rotate it, write a new one above it. */
  secrets: KeyRing
  release(): void
}

/** Opens the data folder under a lock: two processes on one embedded database would silently lose writes. */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  await makeWritable(folder)
  const lock = lockFile(join(folder, 'lock'))
  if (!lock) {
    throw new StartError(
      `Cannot start: another Flightdeck is already using the data folder ${folder}. Stop it, or set DATA_DIR.`,
    )
  }
  return {
    database: join(folder, 'database'),
    pictures: join(folder, 'pictures'),
    secrets: ringOf(await secretOf(folder)),
    release: lock.release,
  }
}

/** The embedded database for a command-line program, locked as by the site. Beside a database server nothing is locked. */
export async function openForProgram({ DATABASE_URL, DATA_DIR }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR'>) {
  if (DATABASE_URL) return { database: '', release: () => undefined }
  const { database, release } = await openDataFolder(DATA_DIR)
  return { database, release }
}

async function makeWritable(folder: string) {
  try {
    await makeFolder(folder)
    await readdir(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new StartError(`Cannot start: the data folder ${folder} ${problemWith(error)} or set DATA_DIR.`, {
      cause: error,
    })
  }
}

function problemWith(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
  if (code === 'EEXIST' || code === 'ENOTDIR') return 'is not a folder. Move the file away,'
  return `cannot be written to (${code}). Change its owner,`
}

/** Not `mkdir` with `recursive`: where a parent exists but accepts no folders (as in /proc), Node retries forever. */
export async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  await makeFolder(dirname(folder))
  try {
    await mkdir(folder, { mode: 0o700 })
  } catch (error) {
    // Another process may have created it.
    if (!existsSync(folder)) throw error
  }
}

async function secretOf(folder: string): Promise<string> {
  const kept = await keptSecret(folder)
  if (kept !== null) return kept
  const secret = randomBytes(32).toString('hex')
  await keepSecret(folder, secret)
  return secret
}

/** The secret of a data folder, even while it is in use; null when there is none. */
export async function keptSecret(folder: string): Promise<string | null> {
  try {
    return (await readFile(join(folder, 'secret'), 'utf8')).trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    return null
  }
}

export async function keepSecret(folder: string, secret: string): Promise<void> {
  await writeFile(join(folder, 'secret'), `${secret}\n`, { mode: 0o600 })
}
