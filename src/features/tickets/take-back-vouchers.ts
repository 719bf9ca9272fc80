import { takeBack } from '#domain/voucher/voucher.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * Takes back the vouchers of an order that is cancelled in this transaction, as far as they were not sent. Those that are out stay, and the
 * note to the office lists them. Locks the order: sending happens either before or after.
 */
export async function takeBackVouchers(
  stores: Pick<OrderingStores, 'lockOrder' | 'vouchersOf' | 'withdrawVouchers'>,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await stores.lockOrder(orderId)
  const { withdrawn } = takeBack(await stores.vouchersOf(orderId))
  if (withdrawn.length > 0) await stores.withdrawVouchers(withdrawn, now)
}
