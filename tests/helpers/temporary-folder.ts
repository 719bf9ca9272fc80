import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const memory = '/dev/shm'
const prefix = 'flightdeck-tests-'
/** A run needs less than half of it at once. */
const enough = 8 * 1024 ** 3

interface Machine {
  /** Bytes that are free in the file system in memory, and in memory itself. */
  free: number
  available: number
  /** As in /proc/mounts. */
  mounts: string
}

/** Whether a run has room in memory, and may start its programs there, as containers often forbid. */
export function isRoomy({ free, available, mounts }: Machine): boolean {
  const options = mounts.split('\n').flatMap((line) => {
    const [, folder, , given = ''] = line.split(' ')
    return folder === memory ? [given.split(',')] : []
  })
  return options.length > 0 && !options.flat().includes('noexec') && Math.min(free, available) >= enough
}

/**
 * A new folder for all that a run writes: in memory where there is room, since its hundreds of databases are 700 files each, which cost the file system
 * of a disk more than PostgreSQL itself. What a run has left that was killed goes.
 */
export function makeTemporaryFolder(): string {
  const home = isInMemory() ? memory : tmpdir()
  for (const left of readdirSync(home).filter(isAbandoned)) {
    const path = join(home, left)
    if (isMine(path)) rmSync(path, { recursive: true, force: true })
  }
  const folder = mkdtempSync(join(home, `${prefix}${process.pid}-`))
  // PostgreSQL runs as someone else where we are root.
  chmodSync(folder, 0o711)
  return folder
}

function isInMemory(): boolean {
  if (!existsSync(memory) || !existsSync('/proc/mounts')) return false
  const { bavail, bsize } = statfsSync(memory)
  const available = process.availableMemory()
  return isRoomy({ free: bavail * bsize, available, mounts: readFileSync('/proc/mounts', 'utf8') })
}

/** Others who run tests on this machine clear up themselves. */
function isMine(path: string): boolean {
  const { uid } = statSync(path)
  return process.getuid === undefined || process.getuid() === 0 || process.getuid() === uid
}

function isAbandoned(name: string): boolean {
  const pid = Number(new RegExp(`^${prefix}(\\d+)-`).exec(name)?.[1])
  if (Number.isNaN(pid)) return false
  try {
    process.kill(pid, 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
