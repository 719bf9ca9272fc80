import { randomBytes } from 'node:crypto'

/** A pattern for `like`. */
export const isProcessName = 'flightdeck %'
export const isWorkerName = 'flightdeck worker %'

/** The application name of a process in the database: its role and its number. It makes the processes visible in `pg_stat_activity`. */
export function processName(doesJobs: boolean): string {
  return `flightdeck ${doesJobs ? 'worker' : 'web'} ${randomBytes(4).toString('hex')}`
}
