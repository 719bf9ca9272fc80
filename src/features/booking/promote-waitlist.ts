import type { DateState } from '#domain/registration/registration.ts'
import { expireHoldsAndOffer } from '#domain/registration/waitlist.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from './ordering-stores.ts'
import { transitionRegistrations } from './transition-registrations.ts'

/** A locked date with its registrations, after time has done its part: ended holds have expired, free seats are offered. */
export async function promotedDate(stores: OrderingStores, date: LiveDate, now: Temporal.Instant): Promise<DateState> {
  const registrations = await stores.registrationsOf(date.id)
  const { windows } = await stores.settings.current()
  return promoteWaitlist(stores, { date, registrations, windows }, now)
}

/** Expires ended holds and offers free seats. Called again after every change that frees seats. */
export async function promoteWaitlist(
  stores: OrderingStores,
  state: DateState,
  now: Temporal.Instant,
): Promise<DateState> {
  return transitionRegistrations(stores, state, expireHoldsAndOffer(state, now), { now, actor: 'program' })
}
