import type { Order } from '#domain/order/order.ts'
import { applyPaymentEvent, type Payment } from '#domain/payment/payment.ts'
import { type PaymentDecision, takePayment } from '#domain/registration/waitlist.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { SellingPorts } from '#features/booking/ordering-ports.ts'
import type { PaymentEvent } from '#features/payment/ports.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Stores } from '#platform/ports.ts'
import { type Ordered, orderedUnderLock } from './ordered-under-lock.ts'
import { noteRefunded } from './refund-order.ts'
import { takeMoneyEvent } from './take-money-event.ts'

export type PaymentEventOutcome = Result<object, Refusal<'taken-before' | 'old-news' | 'not-ours'>>

type EventOfPayment = Extract<PaymentEvent, { paymentId: string }>

/**
 * A message of the provider, under the lock of the date (docs/rules/payment.md). It may come twice, late, before the customer is back, and
 * in any order. Throws when it speaks of another amount than was asked for: then someone has to look.
 */
export async function takePaymentEvent(
  { clock, randomSource, transactions, checkout }: SellingPorts,
  event: PaymentEvent,
): Promise<PaymentEventOutcome> {
  if (event.kind === 'other') return refused('not-ours')
  const now = clock.now()
  return transactions.run(async (stores) => {
    const known = await ('paymentId' in event
      ? stores.payment(event.paymentId)
      : stores.paymentByReceipt(event.receipt))
    if (known?.provider !== checkout.provider) return refused('not-ours')
    const ordered = await orderedUnderLock(stores, randomSource, known.orderId, now)
    // Again, now that no one else can be changing it.
    const payment = await stores.payment(known.id)
    if (!payment) return refused('not-ours')
    const isNew = await stores.addPaymentEvent({
      id: event.eventId,
      paymentId: payment.id,
      kind: event.kind,
      at: now,
    })
    if (!isNew) return refused('taken-before')
    if ('paymentId' in event) return take(stores, { event, payment, ordered, now })
    return takeMoneyEvent({ stores, randomSource, event, payment, now })
  })
}

interface Taking {
  event: EventOfPayment
  payment: Payment
  ordered: Ordered
  now: Temporal.Instant
}

async function take(stores: Stores, { event, payment, ordered, now }: Taking): Promise<PaymentEventOutcome> {
  if (event.kind === 'paid' && event.amount !== payment.amount)
    throw new Error(`payment ${payment.id} was paid with ${event.amount} cents instead of ${payment.amount}`)
  const to = applyPaymentEvent(payment.state, event.kind, decisionOf(ordered, now))
  if (to === null) return refused('old-news')
  if (to === 'refunded') {
    await noteRefunded(stores, payment, now)
    return done
  }
  await stores.changePayment(payment.id, { state: to, at: now, ...receiptOf(event, payment) })
  const subject = { kind: 'order', id: payment.orderId } as const
  await stores.record({ at: now, actor: 'payment', subject, action: `payment.${to}` })
  if (to === 'refund-due') await stores.addEffect({ kind: 'refund', paymentId: payment.id })
  if (to === 'paid') {
    await enqueueWebhooks(stores, { name: 'order-paid', subjectId: payment.orderId, at: now })
    await ordered.confirm()
  }
  // Another attempt may be under way: only the last one ends the hold.
  if (to === 'expired' && (await stores.lastPayment(payment.orderId))?.id === payment.id) await ordered.expire()
  return done
}

function receiptOf(event: EventOfPayment, { session }: Payment) {
  if (event.kind !== 'paid') return {}
  // The answer of the provider may have been lost, its message not.
  return { receipt: event.receipt, ...(session ? {} : { session: { sessionId: event.session, url: '' } }) }
}

function decisionOf({ order, seats }: Ordered, now: Temporal.Instant): PaymentDecision {
  return seats ? takePayment(seats.state, seats.registration, now) : withoutSeats(order)
}

/** What has no seats is never gone: it can be paid as late as one likes. */
function withoutSeats({ status }: Order): PaymentDecision {
  if (status.state === 'confirmed') return 'nothing-to-do'
  return status.state === 'cancelled' ? 'refund' : 'confirm'
}
