import { setTimeout as wait } from 'node:timers/promises'
import { aheadBy } from '#tests/helpers/wrong-clock.ts'
import type { Part } from './parts.ts'
import type { SmallDisk } from './small-disk.ts'

export interface Surroundings {
  web: readonly [Part, Part]
  worker: Part
  mail: { isOpen: boolean }
  /** The disk of the database and of the processes' files; null where it cannot be filled. */
  disk: SmallDisk | null
}

export interface Fault {
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
