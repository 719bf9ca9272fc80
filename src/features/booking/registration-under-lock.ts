import type { DateState, Registration } from '#domain/registration/registration.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { promotedDate } from './promote-waitlist.ts'

/** A registration with its date, locked, after ended holds have expired; null when there is none. */
export async function registrationUnderLock(
  stores: OrderingStores,
  registrationId: string,
  now: Temporal.Instant,
): Promise<{ state: DateState; registration: Registration } | null> {
  const date = await stores.lockDateOfRegistration(registrationId)
  if (!date || date.delivery === 'self-paced') return null
  const state = await promotedDate(stores, date, now)
  const registration = state.registrations.find(({ id }) => id === registrationId)
  return registration ? { state, registration } : null
}
