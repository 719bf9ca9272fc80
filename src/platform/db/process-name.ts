import { randomBytes } from 'node:crypto'

/** Patterns for `like`. */
export const isProcessName = 'flightdeck %'
export const isWorkerName = 'flightdeck worker %'

/**
 * What the database calls the connections of a process: whether it does jobs, and which one it is. Anyone who asks the database who is there (`pg_stat_activity`)
 * sees how many work.
 */
export function processName(doesJobs: boolean): string {
  return `flightdeck ${doesJobs ? 'worker' : 'web'} ${randomBytes(4).toString('hex')}`
}
