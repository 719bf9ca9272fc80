import { viennaDay } from '../iso-date.ts'

/** Of how many days, weeks and months the last backup is kept. */
export interface KeptBackups {
  days: number
  weeks: number
  months: number
}

/**
 * Which of these backups have to go (docs/operations.md): the last one of each of the latest so many days, weeks and months that have one
 * stays, and always the very last. A week begins on Monday, each of them at midnight in Vienna.
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

/** What is known of the backups on a schedule. */
export interface BackupRuns {
  /** Since when there is a schedule. */
  since: Temporal.Instant
  /** The last one that was made and restored. */
  last: Temporal.Instant | null
  /** When the last one failed. */
  failed: Temporal.Instant | null
}

/** A backup of yesterday may still be on its way; one of the day before was missed. */
const oldest = { hours: 36 }

/** Null where all is well. */
export function backupProblem({ since, last, failed }: BackupRuns, now: Temporal.Instant): 'failed' | 'too-old' | null {
  if (failed && (!last || Temporal.Instant.compare(last, failed) < 0)) return 'failed'
  return Temporal.Instant.compare(last ?? since, now.subtract(oldest)) < 0 ? 'too-old' : null
}
