import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * Somebody does not take part in a locked date any more. Gives the revision that is taken out of their calendar; the date goes on to the next one,
 * so that whoever comes back gets an entry with a higher SEQUENCE (docs/rules/changes.md).
 */
export async function leaveCalendars(
  stores: Pick<OrderingStores, 'changeWorkshopDate'>,
  date: LiveDate,
): Promise<number> {
  await stores.changeWorkshopDate({ ...date, revision: date.revision + 1 })
  return date.revision
}
