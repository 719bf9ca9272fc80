import type { Order } from '#domain/order/order.ts'
import type { DateState, Registration } from '#domain/registration/registration.ts'
import type { OrderingPorts, OrderingStores } from './ordering-stores.ts'
import { promotedDate } from './promote-waitlist.ts'
import { scheduleEnd } from './transition-registrations.ts'

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

export interface LockedOrder {
  order: Order
  state: DateState
  registration: Registration
}

/** The order of a live workshop with its date locked, after ended holds have expired; null when there is none. */
export async function orderUnderLock(
  stores: OrderingStores,
  orderId: string,
  now: Temporal.Instant,
): Promise<LockedOrder | null> {
  const product = (await stores.orderOf(orderId))?.order.product
  if (product?.kind !== 'live') return null
  const locked = await registrationUnderLock(stores, product.registrationId, now)
  // Read again: what stood there before the lock may be old.
  const found = locked && (await stores.orderOf(orderId))
  return found ? { order: found.order, ...locked } : null
}

/**
 * The time of a hold is over: settling the date ends it and makes the next offer. When the clock of this process is behind that
 * of the queue, or the hold was made longer, it comes again at its instant.
 */
export async function endHold(ports: OrderingPorts, registrationId: string): Promise<void> {
  const now = ports.clock.now()
  await ports.transactions.run(async (stores) => {
    const locked = await registrationUnderLock(stores, registrationId, now)
    if (locked) await scheduleEnd(stores, registrationId, locked.registration.status)
  })
}
