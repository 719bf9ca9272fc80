import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { beforeWeEnd } from '#tests/helpers/before-we-end.ts'
import { aheadBy } from '#tests/helpers/wrong-clock.ts'
import type { Part } from './parts.ts'

interface SmallDisk {
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

export interface Surroundings {
  web: readonly [Part, Part]
  worker: Part
  mail: { isOpen: boolean }
  /** The disk of the database and of the processes' files; null where it cannot be filled. */
  disk: SmallDisk | null
}

interface Fault {
  name: string
  /** Whether mails in transit at that time may arrive twice. */
  cutsMailsOff: boolean
  happen(surroundings: Surroundings): Promise<void>
}

/** The faults of a long-running site, in a loop. Each is over when it returns. */
export const faults: readonly Fault[] = [
  { name: 'a web process is killed', cutsMailsOff: false, happen: ({ web }) => web[0].again('crash') },
  {
    name: 'the mail server says nothing for 20 s',
    cutsMailsOff: false,
    async happen({ mail }) {
      mail.isOpen = false
      await wait(20_000)
      mail.isOpen = true
    },
  },
  { name: 'the worker is killed', cutsMailsOff: true, happen: ({ worker }) => worker.again('crash') },
  { name: 'a web process loses its database for 5 s', cutsMailsOff: false, happen: ({ web }) => cut([web[0]], 5) },
  { name: 'the disk is full for 10 s', cutsMailsOff: true, happen: ({ disk }) => full(disk, 10) },
  { name: 'a web process is frozen for 10 s', cutsMailsOff: false, happen: ({ web }) => frozen(web[1], 10) },
  { name: 'the worker is frozen for 20 s', cutsMailsOff: true, happen: ({ worker }) => frozen(worker, 20) },
  { name: 'a web process is restarted', cutsMailsOff: false, happen: ({ web }) => web[1].again('stop') },
  {
    name: 'a web process comes back with a clock that is 45 minutes ahead',
    cutsMailsOff: false,
    happen: ({ web }) => web[1].again('stop', { NODE_OPTIONS: aheadBy(45) }),
  },
  {
    name: 'all lose the database for 8 s',
    cutsMailsOff: true,
    happen: ({ web, worker }) => cut([...web, worker], 8),
  },
  {
    name: 'the clock is right again',
    cutsMailsOff: false,
    happen: ({ web }) => web[1].again('stop'),
  },
]

async function cut(parts: readonly Part[], seconds: number): Promise<void> {
  for (const { wire } of parts) wire.cut()
  await wait(seconds * 1_000)
  for (const { wire } of parts) wire.restore()
}

async function full(disk: SmallDisk | null, seconds: number): Promise<void> {
  if (!disk) return console.log('The disk cannot be filled: only root may mount a small one.')
  disk.fill()
  await wait(seconds * 1_000)
  disk.free()
}

async function frozen({ process }: Part, seconds: number): Promise<void> {
  process.freeze()
  await wait(seconds * 1_000)
  process.thaw()
}
