import { takeBack } from '#domain/voucher/voucher.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/**
 * Takes the vouchers of an order back that is cancelled in this transaction, as far as nobody has seen them. Those that are out stay,
 * and the note to the office names them. Locks the order: whoever is just mailing them is either before or after.
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
