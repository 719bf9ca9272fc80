import { viennaDay } from '../iso-date.ts'

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

/** The state of scheduled backups. */
export interface BackupRuns {
  /** When the schedule was set up. */
  since: Temporal.Instant
  /** The last backup that was made and restored successfully. */
  last: Temporal.Instant | null
  /** The last failure. */
  failed: Temporal.Instant | null
}

/** Yesterday's backup may still be running; after this, one was missed. */
const oldest = { hours: 36 }

/** Null when there is no problem. */
export function backupProblem({ since, last, failed }: BackupRuns, now: Temporal.Instant): 'failed' | 'too-old' | null {
  if (failed && (!last || Temporal.Instant.compare(last, failed) < 0)) return 'failed'
  return Temporal.Instant.compare(last ?? since, now.subtract(oldest)) < 0 ? 'too-old' : null
}
