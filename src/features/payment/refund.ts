import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Checkout, MoneyReads, PaymentReads } from '#features/payment/ports.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import { noteRefunded } from './note-refunded.ts'

export interface RefundPorts {
  clock: Clock
  transactions: Transactions<OrderingStores>
  reads: Pick<PaymentReads, 'paymentById'> & { money: Pick<MoneyReads, 'isDisputed'> }
  checkout: Checkout
}

/**
 * Pays back what is due. The key makes the provider pay once, however often this is tried. Throws when the provider does not pay, or is not the one
 * that took the money.
 */
export async function refund(ports: RefundPorts, paymentId: string): Promise<void> {
  const payment = await ports.reads.paymentById(paymentId)
  if (payment?.state !== 'refund-due') return
  if (payment.receipt === null) throw new Error(`payment ${paymentId} is to be refunded but was never paid`)
  if (payment.provider !== ports.checkout.provider)
    throw new Error(`payment ${paymentId} went through ${payment.provider}, which is not set up any more`)
  // Its end writes this job again.
  if (await ports.reads.money.isDisputed(paymentId)) return
  const { receipt, amount } = payment
  await ports.checkout.refund({ receipt, amount, idempotencyKey: `refund:${paymentId}` })
  await ports.transactions.run(async (stores) => {
    await stores.lockOrder(payment.orderId)
    const now = await stores.payment(paymentId)
    if (now) await noteRefunded(stores, now, ports.clock.now())
  })
}
