import { transitionOrder } from '#features/booking/transition-order.ts'
import type { PurchasePorts } from './place-purchase.ts'

/** The time to pay an order without seats, or to confirm its address, is over: it expires. A payment that comes all the same still confirms it. */
export async function endUnpaid(
  { clock, transactions }: Pick<PurchasePorts, 'clock' | 'transactions'>,
  orderId: string,
): Promise<void> {
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
