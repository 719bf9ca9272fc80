import type { Order } from '#domain/order/order.ts'
import type { DateState, Registration } from '#domain/registration/registration.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { registrationUnderLock } from './registration-under-lock.ts'

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
