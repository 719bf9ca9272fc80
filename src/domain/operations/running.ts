import { failureReason } from '../audit/actor.ts'
import { type BackupRuns, backupProblem } from './kept-backups.ts'

/** The state of the program across all processes. */
export interface Running {
  /** Due jobs per queue. */
  queues: QueueLength[]
  /** Processes that run jobs; null when the database connections do not show it. */
  workers: number | null
  /** Seconds since the oldest overdue seat hold should have been released. */
  oldestHoldSeconds: number
  /** In the last minute, including waitlist registrations. */
  bookings: number
  /** Errors of the mails that have failed since the last successful one. */
  mailErrors: string[]
  /** Null without a schedule. */
  backups: (BackupRuns & { lastBytes: number | null }) | null
}

export interface QueueLength {
  queue: 'urgent' | 'effects' | 'webhooks'
  count: number
  oldestSeconds: number
}

export type RunningProblem =
  | 'no-worker'
  | 'late-urgent'
  | 'late-effects'
  | 'late-webhooks'
  | 'late-holds'
  | 'mail-server'
  | 'database-busy'
  | 'backup-failed'
  | 'backup-too-old'

/** Seconds after which the jobs of a queue are late; the alerts in docs/operations.md use the same values. */
const lateSeconds: Readonly<Record<QueueLength['queue'], number>> = { urgent: 60, effects: 600, webhooks: 900 }

/** Seconds. Holds are normally released within seconds. */
const lateHoldSeconds = 120

/** The size of the connection pool. */
const manyWaiting = 10

/** The problems an operator must look at, most urgent first. `waiting` counts requests for a database connection in this process. */
export function runningProblems(
  running: Running,
  { waiting, now }: { waiting: number; now: Temporal.Instant },
): RunningProblem[] {
  const late = (queue: QueueLength['queue']) =>
    running.queues.some((one) => one.queue === queue && one.oldestSeconds > lateSeconds[queue])
  const backup = running.backups && backupProblem(running.backups, now)
  const found: [RunningProblem, boolean][] = [
    ['no-worker', running.workers === 0],
    ['late-holds', running.oldestHoldSeconds > lateHoldSeconds],
    ['late-urgent', late('urgent')],
    ['mail-server', isMailServerAway(running.mailErrors)],
    ['late-effects', late('effects')],
    ['late-webhooks', late('webhooks')],
    ['database-busy', waiting >= manyWaiting],
    ['backup-failed', backup === 'failed'],
    ['backup-too-old', backup === 'too-old'],
  ]
  return found.flatMap(([problem, is]) => (is ? [problem] : []))
}

/** Rejected addresses are no outage. */
export function isMailServerAway(errors: readonly string[]): boolean {
  return errors.some((error) => {
    const reason = failureReason(error)
    return reason === 'unreachable' || reason === 'too-slow' || /invalid login|never received/i.test(error)
  })
}
