import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { access, constants, mkdir, readFile, realpath, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { lockSocket, temporarySocket } from './lock-socket.ts'
import { StartError } from './start-error.ts'

export interface DataFolder {
  /** Where the embedded database lives. */
  database: string
  /** Made once and kept with the data: 256 bits, hex. */
  secret: string
  release(): Promise<void>
}

/** Sockets have short names: most systems allow about 100 bytes for the whole path. */
const longestSocketPath = 90

/**
 * Opens the data folder for this process alone. Two processes on one embedded database would silently lose writes, and the
 * database does not notice by itself, so a lock beside it refuses the second one.
 */
export async function openDataFolder(folder: string): Promise<DataFolder> {
  await makeWritable(folder)
  const beside = join(folder, 'running.sock')
  const lockPath = Buffer.byteLength(beside) <= longestSocketPath ? beside : temporarySocket(await realpath(folder))
  const lock = await lockSocket(lockPath)
  if (!lock) {
    throw new StartError(
      `Cannot start: another Flightdeck is already running on the data folder ${folder}. Stop it, or set DATA_DIR.`,
    )
  }
  return { database: join(folder, 'database'), secret: await secretOf(folder), release: lock.release }
}

async function makeWritable(folder: string) {
  try {
    await makeFolder(folder)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch (error) {
    const why = error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
    throw new StartError(
      `Cannot start: the data folder ${folder} cannot be written to (${why}). Change its owner, or set DATA_DIR.`,
      { cause: error },
    )
  }
}

/** Not `mkdir` with `recursive`: where a parent exists and yet takes no folders (/proc does that), Node tries for ever. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return
  const parent = dirname(folder)
  if (!existsSync(parent)) await makeFolder(parent)
  await mkdir(folder, { mode: 0o700 })
}

async function secretOf(folder: string): Promise<string> {
  const file = join(folder, 'secret')
  try {
    return (await readFile(file, 'utf8')).trim()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error
    const secret = randomBytes(32).toString('hex')
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}
