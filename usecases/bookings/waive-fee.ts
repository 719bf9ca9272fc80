import { cancelInvoice } from '../invoices/cancel-invoice.ts'
import { orderedUnderLock } from '../payments/ordered-under-lock.ts'
import { refundOrder } from '../payments/refund-order.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'

export type WaiveFee = Omit<MemberAction, 'attempt'> & { orderId: string }

/**
 * The office asks for nothing after all of an order that was cancelled with something due, as where its seat went to the next in line: the
 * invoice is taken back and the card gets back what is left. A second time there is nothing to waive.
 */
export async function waiveFee(
  desk: BookingDesk,
  { orderId, actor, reason }: WaiveFee,
): Promise<'waived' | 'not-open'> {
  const now = desk.clock.now()
  return desk.transactions.run(async (stores) => {
    const { order } = await orderedUnderLock(stores, desk.chance, orderId, now)
    if (!order.cancelled || order.cancelled.fee === 'none') return 'not-open'
    await refundOrder(stores, orderId, now)
    await stores.keepCancelling(orderId, { way: 'organiser', fee: 'none', due: 0 })
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'fee waived', reason })
    await cancelInvoice(stores, orderId, now)
    return 'waived'
  })
}
