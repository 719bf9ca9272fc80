import type { Running } from '#domain/operations/running.ts'

/** How the program is doing, for who runs it. */
export interface RunningReads {
  running(): Promise<Running>
}

/** The connections of this process to its database. */
export interface Connections {
  open: number
  /** Who waits for one. */
  waiting: number
}
