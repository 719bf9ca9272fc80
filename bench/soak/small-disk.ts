import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeWeEnd } from '#tests/helpers/before-we-end.ts'

export interface SmallDisk {
  folder: string
  /** Uses up all free space. */
  fill(): void
  free(): void
}

/** Megabytes: more than an hour of soaking writes, and quick to fill. */
const size = 1024

/** A disk in memory, until this process exits. Null when this user may not mount one. */
export function smallDisk(): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'flightdeck-disk-'))
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}m,mode=1777`, 'none', folder], { stdio: 'pipe' })
  } catch {
    rmSync(folder, { recursive: true })
    return null
  }
  beforeWeEnd(() => {
    // Lazily, because a server that is shutting down may still have open files.
    execFileSync('umount', ['-l', folder])
    rmSync(folder, { recursive: true, force: true })
  })
  const rest = join(folder, 'everything-that-is-left')
  return {
    folder,
    fill() {
      const file = openSync(rest, 'w')
      try {
        for (const bytes of [Buffer.alloc(2 ** 20, 1), Buffer.alloc(4096, 1)]) fillWith(file, bytes)
      } finally {
        closeSync(file)
      }
    },
    free: () => rmSync(rest),
  }
}

function fillWith(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
