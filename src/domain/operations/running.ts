import { failureReason } from '../audit/actor.ts'
import { viennaDay } from '../iso-date.ts'

export interface Running {
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

/** The number of days, weeks and months whose last backup is kept. */
export interface KeptBackups {
  days: number
  weeks: number
  months: number
}

/**
 * The backups to delete (docs/operations.md). Kept are the latest backup, and the last one of each of the most recent days, weeks and months that
 * have one. Weeks start on Monday; all periods start at midnight in Vienna.
 */
export function backupsToDelete(
  made: readonly Temporal.Instant[],
  { days, weeks, months }: KeptBackups,
): Temporal.Instant[] {
  const lastFirst = made.toSorted(Temporal.Instant.compare).reverse()
  const stays = new Set([
    ...lastFirst.slice(0, 1),
    ...lastOfEach(lastFirst, days, (day) => day),
    ...lastOfEach(lastFirst, weeks, (day) => day.subtract({ days: day.dayOfWeek - 1 })),
    ...lastOfEach(lastFirst, months, (day) => day.with({ day: 1 })),
  ])
  return lastFirst.filter((one) => !stays.has(one))
}

function lastOfEach(
  lastFirst: readonly Temporal.Instant[],
  count: number,
  periodOf: (day: Temporal.PlainDate) => Temporal.PlainDate,
): Temporal.Instant[] {
  const found = new Map<string, Temporal.Instant>()
  for (const one of lastFirst) {
    const period = periodOf(Temporal.PlainDate.from(viennaDay(one))).toString()
    if (!found.has(period)) found.set(period, one)
  }
  return [...found.values()].slice(0, count)
}

interface BackupRuns {
  since: Temporal.Instant
  /** The last backup that was made and restored successfully. */
  last: Temporal.Instant | null
  failed: Temporal.Instant | null
}

/** Yesterday's backup may still be running; after this, one was missed. */
const oldest = { hours: 36 }

/** Null when there is no problem. */
export function backupProblem({ since, last, failed }: BackupRuns, now: Temporal.Instant): 'failed' | 'too-old' | null {
  if (failed && (!last || Temporal.Instant.compare(last, failed) < 0)) return 'failed'
  return Temporal.Instant.compare(last ?? since, now.subtract(oldest)) < 0 ? 'too-old' : null
}

export interface Connections {
  open: number
  waiting: number
}
