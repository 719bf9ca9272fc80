/** What it costs to cancel a booking, as the owner has set it (docs/rules/changes.md). Days count back from the first day of the workshop. */
export interface CancellationTerms {
  /** So many days before it still costs nothing. */
  freeDays: number
  /** So many days before, a part of the price is due; the same as `freeDays` where there is no such time. */
  partDays: number
  /** How much of the price that is. Later it is all of it. */
  partPercent: number
}

/** As in the terms that the site begins with ('Wenn du nicht kommen kannst'). */
export const writtenCancellation: CancellationTerms = { freeDays: 30, partDays: 30, partPercent: 100 }

/** Whether there is a time between nothing and everything. */
export function hasPart({ freeDays, partDays }: CancellationTerms): boolean {
  return partDays < freeDays
}
