import { createHash } from 'node:crypto'
import type { Order } from '#domain/order/order.ts'
import { takeBack, voucherCode, voucherEnds, vouchersDue } from '#domain/voucher/voucher.ts'
import { transitionOrder } from '#features/booking/transition-registrations.ts'
import type { RandomSource, Stores, WritePorts } from '#platform/ports.ts'

/** Issues the vouchers of a paid, locked order and mails them (docs/rules/self-paced.md). Twice gives the same vouchers. */
export async function issueVouchers(
  stores: Pick<Stores, 'vouchersOf' | 'addVouchers' | 'addEffect'>,
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

/** Takes back the vouchers that were not sent. Locks the order: sending happens either before or after. */
export async function takeBackVouchers(
  stores: Pick<Stores, 'lockOrder' | 'vouchersOf' | 'withdrawVouchers'>,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  await stores.lockOrder(orderId)
  const { withdrawn } = takeBack(await stores.vouchersOf(orderId))
  if (withdrawn.length > 0) await stores.withdrawVouchers(withdrawn, now)
}

/** The time to pay an order without seats, or to confirm its address, is over: it expires. A payment that comes all the same still confirms it. */
export async function endUnpaid({ clock, transactions }: WritePorts, orderId: string): Promise<void> {
  const now = clock.now()
  await transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order || !('until' in order.status) || order.product.kind === 'live') return
    if (Temporal.Instant.compare(now, order.status.until) < 0) return
    await transitionOrder(stores, order, { state: 'expired' })
    await stores.record({
      at: now,
      actor: 'program',
      subject: { kind: 'order', id: orderId },
      action: 'booking.expired',
    })
    if (order.status.state === 'awaiting-payment') await stores.addEffect({ kind: 'order-expired', orderId })
  })
}
