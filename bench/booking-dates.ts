import { defaultWindows } from '#domain/settings/windows.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Database } from '#platform/db/database.ts'
import { liveDate } from '#seed/planned-date.ts'
import { theFl2dInVienna } from '#seed/workshop-dates.ts'
import { fillAlone } from '#server/composition/database.ts'

/** Enough dates that concurrent bookings rarely share one, and enough seats for a run. */
const dates = 64
const seats = 1000

/** Stores copies of the FL2D in Vienna to book in a run, and returns them. */
export async function addBookingDates(db: Database): Promise<LiveDate[]> {
  const plan = liveDate(theFl2dInVienna, Temporal.Now.instant())
  const made = Array.from({ length: dates }, (_, number) => ({
    ...plan,
    id: crypto.randomUUID(),
    slug: `${plan.slug}-${number}`,
    seats,
  }))
  await fillAlone(db, async (stores) => {
    // The daily limit per date would require address confirmations.
    const value = { ...defaultWindows, seatsPerDate: seats }
    const changedAt = Temporal.Now.instant()
    await stores.settings.add({ section: 'windows', version: 1, value, changedAt, changedBy: 'bench', reason: null })
    for (const date of made) await stores.addWorkshopDate(date)
  })
  return made
}

/** The date of the n-th booking, round robin. */
export function dateFor(made: readonly LiveDate[], number: number): LiveDate {
  const date = made[number % made.length]
  if (!date) throw new RangeError('there are no dates to book')
  return date
}
