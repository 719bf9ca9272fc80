import { randomBytes } from 'node:crypto'

/** Patterns for `like`. */
export const isProcessName = 'flightdeck %'
export const isWorkerName = 'flightdeck worker %'

/** The application name of a process in the database: its role and its number. `pg_stat_activity` thus shows the processes. */
export function processName(doesJobs: boolean): string {
  return `flightdeck ${doesJobs ? 'worker' : 'web'} ${randomBytes(4).toString('hex')}`
}
