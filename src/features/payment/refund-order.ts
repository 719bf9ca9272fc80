import { balanceOf, leftOf, mayGo, type Payment } from '#domain/payment/payment.ts'
import type { Reads, Stores, WritePorts } from '#platform/ports.ts'
import type { Checkout } from './ports.ts'

/**
 * Pays back what is left of what was paid by card for an order that is cancelled with nothing due: by a job, with the receipt of the
 * payment, which need not be the last attempt. What the office has given back before is not given again (docs/rules/office-bookings.md).
 */
export async function refundOrder(
  stores: Pick<Stores, 'changePayment' | 'addEffect' | 'money'>,
  orderId: string,
  now: Temporal.Instant,
): Promise<void> {
  const { payments } = await stores.money.ofOrder(orderId)
  for (const payment of payments) if (payment.state === 'paid') await refundPayment(stores, payment, now)
}

/** Pays back what is left of a payment. */
export async function refundPayment(
  stores: Pick<Stores, 'changePayment' | 'addEffect' | 'money'>,
  payment: Payment,
  now: Temporal.Instant,
): Promise<void> {
  const { orderId } = payment
  const money = await stores.money.ofOrder(orderId)
  const left = Math.min(leftOf(payment, money.returns), balanceOf(money).kept)
  if (left === 0) return
  if (left === payment.amount) {
    await stores.changePayment(payment.id, { state: 'refund-due', at: now })
    await stores.addEffect({ kind: 'refund', paymentId: payment.id })
    return
  }
  // Known by its payment: an order is cancelled once.
  const rest = { id: payment.id, orderId, paymentId: payment.id, amount: left, state: 'due' } as const
  const added = await stores.money.addReturn({ ...rest, decidedAt: now, decidedBy: 'program', reason: 'cancelled' })
  if (added) await stores.addEffect({ kind: 'money-return', orderId, returnId: rest.id })
}

interface RefundPorts extends WritePorts {
  reads: Pick<Reads, 'paymentById' | 'money'>
  checkout: Checkout
}

/** Pays back what is due, once, however often it is tried. Throws when the provider does not pay, or is not the one that took the money. */
export async function refund(ports: RefundPorts, paymentId: string): Promise<void> {
  const payment = await ports.reads.paymentById(paymentId)
  if (payment?.state !== 'refund-due') return
  const receipt = await receiptOf(ports, payment)
  if (receipt === null) return
  await ports.checkout.refund({ receipt, amount: payment.amount, idempotencyKey: `refund:${paymentId}` })
  await ports.transactions.run(async (stores) => {
    await stores.lockOrder(payment.orderId)
    const now = await stores.payment(paymentId)
    if (now) await noteRefunded(stores, now, ports.clock.now())
  })
}

/** The provider has paid back. The first report sends the mails to both sides, unless the office did it by hand. */
export async function noteRefunded(stores: Stores, payment: Payment, now: Temporal.Instant): Promise<void> {
  if (!mayGo(payment.state, 'refunded')) return
  await stores.changePayment(payment.id, { state: 'refunded', at: now })
  const subject = { kind: 'order', id: payment.orderId } as const
  await stores.record({ at: now, actor: 'payment', subject, action: 'payment.refunded' })
  if (payment.state !== 'refund-due') return
  await stores.addEffect({ kind: 'payment-refunded', paymentId: payment.id })
  await stores.addEffect({ kind: 'refund-note', paymentId: payment.id })
}

/** Pays back to the card what the office has decided, once. Throws when the provider does not pay, or did not take the money. */
export async function payReturn(ports: RefundPorts, returnId: string): Promise<void> {
  const due = await ports.reads.money.findReturn(returnId)
  if (due?.state !== 'due' || due.paymentId === null) return
  const payment = await ports.reads.paymentById(due.paymentId)
  if (!payment) throw new Error(`no payment ${due.paymentId}`)
  const receipt = await receiptOf(ports, payment)
  if (receipt === null) return
  const refundId = await ports.checkout.refund({ receipt, amount: due.amount, idempotencyKey: `return:${returnId}` })
  await ports.transactions.run(async (stores) => {
    await stores.lockOrder(due.orderId)
    if ((await stores.money.findReturn(returnId))?.state !== 'due') return
    await stores.money.finishReturn(returnId, refundId)
    await stores.addEffect({ kind: 'money-returned', orderId: due.orderId, returnId })
  })
}

/** What the provider pays back by; null while the payment is disputed, whose end writes the job again. */
async function receiptOf({ reads, checkout }: RefundPorts, { id, provider, receipt }: Payment): Promise<string | null> {
  if (receipt === null) throw new Error(`payment ${id} is to be refunded but was never paid`)
  if (provider !== checkout.provider)
    throw new Error(`payment ${id} went through ${provider}, which is not set up any more`)
  return (await reads.money.isDisputed(id)) ? null : receipt
}
