import { createHash } from 'node:crypto'
import type { Order } from '#domain/order/order.ts'
import { voucherCode, voucherEnds, vouchersDue } from '#domain/voucher/voucher.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { RandomSource } from '#platform/ports.ts'

/**
 * Issues the vouchers of an order that is paid, and lets them go out by mail, each to whom it is for (docs/rules/self-paced.md). The
 * order is locked. Twice gives the same vouchers.
 */
export async function issueVouchers(
  stores: Pick<OrderingStores, 'vouchersOf' | 'addVouchers' | 'addEffect'>,
  randomSource: RandomSource,
  order: Order,
  now: Temporal.Instant,
): Promise<void> {
  const due = vouchersDue(order)
  if (due.length === 0 || (await stores.vouchersOf(order.id)).length > 0) return
  const orderId = order.id
  const validUntil = voucherEnds(now)
  await stores.addVouchers(
    due.map((one, position) => ({
      ...one,
      code: voucherCode(one.certification, createHash('sha256').update(randomSource.token()).digest()),
      orderId,
      position,
      issuedAt: now,
      validUntil,
      handedOverAt: null,
      withdrawnAt: null,
    })),
  )
  for (const participantId of new Set(due.map((one) => one.participantId)))
    await stores.addEffect({ kind: 'vouchers', orderId, participantId })
}
