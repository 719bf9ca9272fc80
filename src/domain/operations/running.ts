import { failureReason } from '../audit/actor.ts'
import { type BackupRuns, backupProblem } from './kept-backups.ts'

/** How the program is doing, in all its processes. */
export interface Running {
  /** What is due in each queue and not done. */
  queues: QueueLength[]
  /** Processes that do jobs; null where the connections do not say. */
  workers: number | null
  /** How long the oldest hold of seats that is over has not been ended, in seconds. */
  oldestHoldSeconds: number
  /** Of the last minute, places on the waitlist among them. */
  bookings: number
  /** What went wrong with each mail that has failed since the last one that left. */
  mailErrors: string[]
  /** Null without a schedule. */
  backups: (BackupRuns & { lastBytes: number | null }) | null
}

export interface QueueLength {
  queue: 'urgent' | 'effects' | 'webhooks'
  count: number
  /** How long the oldest has been due. */
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

/** From how many seconds on jobs of a queue are late (docs/operations.md has the same in its alerts). */
const lateSeconds: Readonly<Record<QueueLength['queue'], number>> = { urgent: 60, effects: 600, webhooks: 900 }

/** A hold is ended seconds after its time. */
const lateHoldSeconds = 120

/** As many requests as there are connections wait for one. */
const manyWaiting = 10

/** What someone who runs the site has to look at, the most urgent first. `waiting` is for a connection to the database, in this process. */
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

/** Not where it only refuses an address. */
export function isMailServerAway(errors: readonly string[]): boolean {
  return errors.some((error) => {
    const reason = failureReason(error)
    return reason === 'unreachable' || reason === 'too-slow' || /invalid login|never received/i.test(error)
  })
}
