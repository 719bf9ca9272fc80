import type { DateState } from '#domain/registration/registration.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { promotedDate } from '#features/booking/promote-waitlist.ts'
import type { Actor } from '#platform/ports/log.ts'

/** Who of the office does something to a date. */
export interface DateCommand {
  /** Slug of the date. It stays as it is, so that links go on working. */
  slug: string
  actor: Actor
}

export type UnknownDate = { outcome: 'unknown' }

/** A live date, locked, after ended holds have expired; null when there is none. */
export async function dateUnderLock(
  stores: OrderingStores,
  slug: string,
  now: Temporal.Instant,
): Promise<DateState | null> {
  const date = await stores.lockWorkshopDate(slug)
  return date && date.delivery !== 'self-paced' ? promotedDate(stores, date, now) : null
}
