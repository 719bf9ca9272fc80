import { DatabaseSync } from 'node:sqlite'

/**
 * A lock between processes that ends with its owner, even after a crash: an exclusive transaction on an empty SQLite file, which the kernel releases.
 * It leaves nothing to clean up. A socket or a PID file would, and two successors could both believe that they own it. Null when another process has
 * the lock.
 */
export function lockFile(path: string): FileLock | null {
  return locked(path, (file) => file.exec('begin exclusive'))
}

/** A lock that many processes may have at once, and no other process an exclusive one meanwhile. */
export function sharedLock(path: string): FileLock | null {
  return locked(path, (file) => {
    file.exec('begin')
    // The first read takes the lock, the end of the transaction releases it.
    file.prepare('select * from sqlite_schema').all()
  })
}

export interface FileLock {
  release(): void
}

function locked(path: string, take: (file: DatabaseSync) => void): FileLock | null {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    take(file)
    return { release: () => file.close() }
  } catch (error) {
    file.close()
    if (isBusy(error)) return null
    throw error
  }
}

/** SQLITE_BUSY */
function isBusy(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && error.errcode === 5
}
