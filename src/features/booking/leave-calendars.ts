import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * A participant leaves a locked date. Returns the revision to take out of their calendar; the date gets the next one, so that someone who
 * comes back gets an entry with a higher SEQUENCE (docs/rules/changes.md).
 */
export async function leaveCalendars(
  stores: Pick<OrderingStores, 'changeWorkshopDate'>,
  date: LiveDate,
): Promise<number> {
  await stores.changeWorkshopDate({ ...date, revision: date.revision + 1 })
  return date.revision
}
