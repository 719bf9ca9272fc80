import type { DispatchPorts } from './effect-kind.ts'
import { foundOrder } from './found-order.ts'
import type { RefundMail } from './mail-message.ts'

/** What the mails about a refund tell. Throws when there is no such payment: they are written beside it. */
export async function refundedPayment(
  ports: Pick<DispatchPorts, 'reads' | 'siteUrl'>,
  paymentId: string,
): Promise<Omit<RefundMail<unknown>, 'kind'>> {
  const payment = await ports.reads.paymentById(paymentId)
  if (!payment) throw new Error(`no payment ${paymentId}`)
  const { order, date } = await foundOrder(ports.reads, payment.orderId)
  return { order, date, amount: payment.amount, receipt: payment.receipt ?? '', siteUrl: ports.siteUrl }
}
