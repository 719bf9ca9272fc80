import { DatabaseSync } from 'node:sqlite'

/**
 * A lock between processes that ends with its owner, however that ends: an exclusive transaction on an empty SQLite file, which the
 * kernel holds. Nothing is left behind that a successor would have to take over; a socket or a file with a process id would be, and two
 * successors could both believe that they have it. Null when someone else holds it.
 */
export function lockFile(path: string): { release(): void } | null {
  const file = new DatabaseSync(path, { timeout: 0 })
  try {
    file.exec('begin exclusive')
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
