import type { PlainAction } from '#domain/audit/actions.ts'
import {
  bounceOf,
  type Dispute,
  isNewDisputeState,
  mayGo,
  outOfMoney,
  type Payment,
  refundedElsewhere,
} from '#domain/payment/payment.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import type { MoneyAlarm, RandomSource, Stores } from '#platform/ports.ts'
import type { MoneyEvent } from './ports.ts'
import { refundPayment } from './refund-order.ts'

interface Taking<Kind extends MoneyEvent['kind']> {
  stores: Stores
  randomSource: Pick<RandomSource, 'id'>
  event: Extract<MoneyEvent, { kind: Kind }>
  payment: Payment
  now: Temporal.Instant
}

/** Handles an event about money that was paid, under the lock of its order. */
export async function takeMoneyEvent(taking: Taking<MoneyEvent['kind']>): Promise<Result<object, Refusal<'old-news'>>> {
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
}: Taking<'part-refunded'>): Promise<boolean> {
  if (payment.state !== 'paid' && payment.state !== 'refund-due') return false
  const { returns } = await stores.money.ofOrder(payment.orderId)
  const amount = refundedElsewhere(payment, returns, event)
  if (amount === 0) return false
  await noteGone(stores, payment, { id: randomSource.id(), amount, at: now })
  await log(stores, payment, now, 'payment.part-refunded')
  // All of it was to go back: the rest still does.
  if (payment.state === 'refund-due') await refundPayment(stores, await reopened(stores, payment, now), now)
  return true
}

/** The bank has sent a refund back: the money is with us again, and someone has to see to it. */
async function takeFailedRefund({
  stores,
  randomSource,
  event,
  payment,
  now,
}: Taking<'refund-failed'>): Promise<boolean> {
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
  await log(stores, payment, now, 'payment.refund-failed')
  await alarm(stores, payment, { what: 'refund-failed', amount, about: refundId })
  return true
}

/** The bank asks about a payment, takes it back, or has decided. */
async function takeDispute({ stores, randomSource, event, payment, now }: Taking<'disputed'>): Promise<boolean> {
  const { disputeId: id, amount, state } = event
  const known = await stores.money.dispute(id)
  if (!isNewDisputeState(known?.state ?? null, state)) return false
  await stores.money.keepDispute({ id, paymentId: payment.id, amount, state }, now)
  await log(stores, payment, now, `payment.dispute-${state}`)
  await alarm(stores, payment, { what: state, amount, about: id })
  if (state === 'won') await payOnward(stores, payment)
  if (state === 'lost') await lose(stores, payment, { returnId: randomSource.id(), id, amount, now, at: event.at })
  return true
}

/** What was held back goes its way. */
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

/** The bank has given the money to its customer: it is booked as gone, and what is left for returns that wait is paid. */
async function lose(stores: Stores, payment: Payment, { returnId, id, amount, now, at }: LostDispute): Promise<void> {
  if (payment.state === 'refunded') return
  await noteGone(stores, payment, { id: returnId, amount, at: now, refundId: id })
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

async function log(stores: Stores, { orderId }: Payment, at: Temporal.Instant, action: PlainAction): Promise<void> {
  await stores.record({ at, actor: 'payment', subject: { kind: 'order', id: orderId }, action })
}

async function alarm(stores: Stores, { id, orderId }: Payment, what: MoneyAlarm): Promise<void> {
  await stores.addEffect({ kind: 'money-alarm', orderId, paymentId: id, ...what })
}
