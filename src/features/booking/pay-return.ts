import type { RefundPorts } from '#features/payment/refund-order.ts'
import type { Reads } from '#platform/ports.ts'

export interface PayReturnPorts extends Omit<RefundPorts, 'reads'> {
  reads: Pick<Reads, 'paymentById' | 'money'>
}

/**
 * Pays back to the card what the office has decided. The key makes the provider pay once, however often this is tried. Throws when the
 * provider does not pay, or is not the one that took the money.
 */
export async function payReturn({ reads, checkout, transactions }: PayReturnPorts, returnId: string): Promise<void> {
  const due = await reads.money.findReturn(returnId)
  if (due?.state !== 'due' || due.paymentId === null) return
  const payment = await reads.paymentById(due.paymentId)
  if (!payment?.receipt) throw new Error(`payment ${due.paymentId} is to be paid back in part but was never paid`)
  if (payment.provider !== checkout.provider)
    throw new Error(`payment ${payment.id} went through ${payment.provider}, which is not set up any more`)
  // Its end writes this job again.
  if (await reads.money.isDisputed(payment.id)) return
  const refundId = await checkout.refund({
    receipt: payment.receipt,
    amount: due.amount,
    idempotencyKey: `return:${returnId}`,
  })
  await transactions.run(async (stores) => {
    await stores.lockOrder(due.orderId)
    if ((await stores.money.findReturn(returnId))?.state !== 'due') return
    await stores.money.finishReturn(returnId, refundId)
    await stores.addEffect({ kind: 'money-returned', orderId: due.orderId, returnId })
  })
}
