import type { PlainAction } from '#domain/audit/actions.ts'
import type { Order } from '#domain/order/order.ts'
import {
  applyPaymentEvent,
  bounceOf,
  type Dispute,
  isNewDisputeState,
  mayGo,
  outOfMoney,
  type Payment,
  refundedElsewhere,
} from '#domain/payment/payment.ts'
import { type PaymentDecision, takePayment } from '#domain/registration/waitlist.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { SellingPorts } from '#features/booking/records.ts'
import type { MoneyEvent, PaymentEvent } from '#features/payment/ports.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { MoneyAlarm, RandomSource, Stores } from '#platform/ports.ts'
import { type Ordered, orderedUnderLock } from './record-payment.ts'
import { noteRefunded, refundPayment } from './refund-order.ts'

export type PaymentEventOutcome = Result<object, Refusal<'taken-before' | 'old-news' | 'not-ours'>>

type EventOfPayment = Extract<PaymentEvent, { paymentId: string }>

/** A message of the provider, under the lock of the date (docs/rules/payment.md): twice, late or in any order. Throws on a wrong amount. */
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
  await logAction(stores, payment, now, `payment.${to}`)
  if (to === 'refund-due') await stores.addEffect({ kind: 'refund', paymentId: payment.id })
  if (to === 'paid') {
    await stores.notePaid(payment.orderId, now)
    await enqueueWebhooks(stores, { name: 'order-paid', subjectId: payment.orderId, at: now })
    await ordered.confirm()
  }
  // Another attempt may be under way: only the last one ends the hold.
  if (to === 'expired' && (await stores.lastPayment(payment.orderId))?.id === payment.id)
    await ordered.expire(payment.sessionEnds)
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

interface TakingMoney<Kind extends MoneyEvent['kind']> {
  stores: Stores
  randomSource: Pick<RandomSource, 'id'>
  event: Extract<MoneyEvent, { kind: Kind }>
  payment: Payment
  now: Temporal.Instant
}

/** Handles an event about money that was paid, under the lock of its order. */
async function takeMoneyEvent(taking: TakingMoney<MoneyEvent['kind']>): Promise<Result<object, Refusal<'old-news'>>> {
  const { event } = taking
  const isNew =
    (event.kind === 'part-refunded' && (await takePartRefund({ ...taking, event }))) ||
    (event.kind === 'refund-failed' && (await takeFailedRefund({ ...taking, event }))) ||
    (event.kind === 'disputed' && (await takeDispute({ ...taking, event })))
  return isNew ? done : refused('old-news')
}

/** Someone has paid back a part at the provider, past the office. */
async function takePartRefund({
  stores,
  randomSource,
  event,
  payment,
  now,
}: TakingMoney<'part-refunded'>): Promise<boolean> {
  if (payment.state !== 'paid' && payment.state !== 'refund-due') return false
  const { returns } = await stores.money.ofOrder(payment.orderId)
  const amount = refundedElsewhere(payment, returns, event)
  if (amount === 0) return false
  await noteGone(stores, payment, { id: randomSource.id(), amount, at: now })
  await logAction(stores, payment, now, 'payment.part-refunded')
  // All of it was to go back: the rest still does.
  if (payment.state === 'refund-due') await refundPayment(stores, await reopened(stores, payment, now), now)
  return true
}

/** The bank has returned a refund: we have the money again, and someone has to act. */
async function takeFailedRefund({
  stores,
  randomSource,
  event,
  payment,
  now,
}: TakingMoney<'refund-failed'>): Promise<boolean> {
  const { at, refundId, amount } = event
  const { returns } = await stores.money.ofOrder(payment.orderId)
  const bounce = bounceOf(payment, returns, event)
  if (!bounce) return false
  if (bounce.fails === null && payment.state === 'refund-due')
    throw new Error(`a refund of payment ${payment.id} failed that we have not made`)
  const fails = bounce.fails ?? randomSource.id()
  if (bounce.fails === null) await noteGone(stores, payment, { id: fails, amount, at, refundId })
  await stores.money.failReturn(fails, { at, refundId })
  if (bounce.alsoGone > 0) await noteGone(stores, payment, { id: randomSource.id(), amount: bounce.alsoGone, at })
  if (payment.state === 'refunded') await reopened(stores, payment, now)
  await logAction(stores, payment, now, 'payment.refund-failed')
  await alarm(stores, payment, { what: 'refund-failed', amount, about: refundId })
  return true
}

/** The bank asks about a payment, takes it back, or has decided. */
async function takeDispute({ stores, randomSource, event, payment, now }: TakingMoney<'disputed'>): Promise<boolean> {
  const { disputeId: id, amount, state } = event
  const known = await stores.money.dispute(id)
  if (!isNewDisputeState(known?.state ?? null, state)) return false
  await stores.money.keepDispute({ id, paymentId: payment.id, amount, state }, now)
  await logAction(stores, payment, now, `payment.dispute-${state}`)
  await alarm(stores, payment, { what: state, amount, about: id })
  if (state === 'won') await payOnward(stores, payment)
  if (state === 'lost') await lose(stores, payment, { returnId: randomSource.id(), id, amount, now, at: event.at })
  return true
}

/** Releases a blocked refund. */
async function payOnward(stores: Stores, payment: Payment): Promise<void> {
  if (payment.state === 'refund-due') await stores.addEffect({ kind: 'refund', paymentId: payment.id })
  const { returns } = await stores.money.ofOrder(payment.orderId)
  for (const { id, orderId, paymentId, state } of returns)
    if (paymentId === payment.id && state === 'due')
      await stores.addEffect({ kind: 'money-return', orderId, returnId: id })
}

interface LostDispute extends Pick<Dispute, 'id' | 'amount'> {
  /** What the return is called that books it. */
  returnId: string
  now: Temporal.Instant
  at: Temporal.Instant
}

/** The bank has returned the money to its customer, and it is outstanding again: it is booked as gone, and the rest is paid out for returns that wait. */
async function lose(stores: Stores, payment: Payment, { returnId, id, amount, now, at }: LostDispute): Promise<void> {
  if (payment.state === 'refunded') return
  await noteGone(stores, payment, { id: returnId, amount, at: now, refundId: id })
  await stores.noteUnpaid(payment.orderId)
  if (payment.state === 'refund-due') {
    await refundPayment(stores, await reopened(stores, payment, now), now)
    return
  }
  const { returns } = await stores.money.ofOrder(payment.orderId)
  for (const failed of outOfMoney(payment, returns)) await stores.money.failReturn(failed, { at })
  await payOnward(stores, payment)
}

interface Gone {
  id: string
  amount: number
  at: Temporal.Instant
  refundId?: string
}

async function noteGone(stores: Stores, payment: Payment, { at, ...gone }: Gone): Promise<void> {
  const { orderId, id: paymentId } = payment
  const decided = { decidedAt: at, decidedBy: 'payment', reason: '' } as const
  await stores.money.addReturn({ ...gone, ...decided, orderId, paymentId, state: 'done' })
}

/** Paid, and not refunded in full: partial refunds are stored as returns. */
async function reopened(stores: Stores, payment: Payment, at: Temporal.Instant): Promise<Payment> {
  if (!mayGo(payment.state, 'paid')) throw new Error(`payment ${payment.id} is ${payment.state}`)
  await stores.changePayment(payment.id, { state: 'paid', at })
  return { ...payment, state: 'paid' }
}

async function logAction(
  stores: Stores,
  { orderId }: Payment,
  at: Temporal.Instant,
  action: PlainAction,
): Promise<void> {
  await stores.record({ at, actor: 'payment', subject: { kind: 'order', id: orderId }, action })
}

async function alarm(stores: Stores, { id, orderId }: Payment, what: MoneyAlarm): Promise<void> {
  await stores.addEffect({ kind: 'money-alarm', orderId, paymentId: id, ...what })
}
