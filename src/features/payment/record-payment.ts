import { viennaDay } from '#domain/iso-date.ts'
import type { Actor } from '#domain/office/member.ts'
import type { Order, OrderState } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { DateState, Registration } from '#domain/registration/registration.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { vouchersDue } from '#domain/voucher/voucher.ts'
import { writeConfirmation } from '#features/booking/place-order.ts'
import {
  promoteWaitlist,
  registrationUnderLock,
  transitionOrder,
  transitionRegistrations,
} from '#features/booking/transition-registrations.ts'
import { issueVouchers } from '#features/tickets/vouchers.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { CreatePorts, RandomSource, Reads, Stores } from '#platform/ports.ts'
import type { Checkout } from './ports.ts'

/** What a payment is for, locked, with what an event of the provider does to it. */
export interface Ordered {
  order: Order
  /** Of a live workshop, after ended holds have expired; null for products without seats. */
  seats: { state: DateState; registration: Registration } | null
  /** It is the booker's: the order is confirmed, all are invited and what it brings in vouchers is sent. */
  confirm(): Promise<void>
  /**
   * The last session to pay in has ended: what was held is free for the next in line. Changes nothing unless it still awaits payment, and nothing
   * while the seats are held longer than that session lasted: the booker was told until when, and may open another one.
   */
  expire(sessionEnds: Temporal.Instant): Promise<void>
}

/** Locks the date first, then the order, as everywhere. */
export async function orderedUnderLock(
  stores: Stores,
  randomSource: RandomSource,
  orderId: string,
  now: Temporal.Instant,
): Promise<Ordered> {
  const registrationId = await stores.registrationOfOrder(orderId)
  const seats = registrationId === null ? null : await registrationUnderLock(stores, registrationId, now)
  const order = await stores.lockOrder(orderId)
  if (!order) throw new Error(`no order ${orderId}`)

  const move = async (to: Extract<OrderState, { state: 'confirmed' | 'expired' }>): Promise<void> => {
    if (!seats) return transitionOrder(stores, order, to)
    const change = { id: seats.registration.id, to }
    const moved = await transitionRegistrations(stores, seats.state, [change], { now, actor: 'payment' })
    await promoteWaitlist(stores, moved, now)
  }

  return {
    order,
    seats,
    async confirm() {
      await move({ state: 'confirmed' })
      await issueVouchers(stores, randomSource, order, now)
      await writeConfirmation(stores, order, seats?.state.date ?? null, now)
    },
    async expire(sessionEnds) {
      // What has no seats awaits its payment until its own time is over: there may be another attempt.
      const status = seats?.registration.status
      if (status?.state !== 'awaiting-payment' || Temporal.Instant.compare(status.until, sessionEnds) > 0) return
      await move({ state: 'expired' })
    },
  }
}

export type RecordPaymentOutcome = Result<object, Refusal<'not-open' | 'unknown'>>

/** The office has seen the money of an order by invoice: its vouchers go out (docs/rules/self-paced.md). Idempotent; not for cards. */
export async function recordPayment(
  { clock, randomSource, transactions }: CreatePorts,
  orderId: string,
  actor: Actor,
): Promise<RecordPaymentOutcome> {
  const now = clock.now()
  return transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const money = await stores.money.ofOrder(orderId)
    if (money.payments.some(({ state }) => state === 'paid')) return refused('not-open')
    if ((await stores.paidAt(orderId)) !== null) return done
    if (order.status.state !== 'confirmed') return refused('not-open')
    const amount = order.quote.gross - balanceOf(money).paid
    const receivedOn = viennaDay(now)
    if (amount > 0)
      await stores.money.addTransfer({
        id: randomSource.id(),
        orderId,
        amount,
        receivedOn,
        notedAt: now,
        notedBy: actor,
      })
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'payment.invoice-paid' })
    await updatePaid({ randomSource }, stores, order, now)
    return done
  })
}

/** What has come may be all that an order costs now, or not any more. Vouchers of an order on invoice have waited for that. */
export async function updatePaid(
  { randomSource }: Pick<CreatePorts, 'randomSource'>,
  stores: Stores,
  order: Order,
  now: Temporal.Instant,
): Promise<void> {
  const { paid } = balanceOf(await stores.money.ofOrder(order.id))
  if (paid < order.quote.gross) return stores.noteUnpaid(order.id)
  if ((await stores.paidAt(order.id)) !== null) return
  await stores.notePaid(order.id, now)
  await enqueueWebhooks(stores, { name: 'order-paid', subjectId: order.id, at: now })
  await issueVouchers(stores, randomSource, order, now)
}

/** Whether the office has to record the payment before vouchers are issued. */
export async function awaitsRecording(reads: Pick<Reads, 'paidAt' | 'paymentOfOrder'>, order: Order): Promise<boolean> {
  if (order.status.state !== 'confirmed' || vouchersDue(order).length === 0) return false
  return (await reads.paidAt(order.id)) === null && (await reads.paymentOfOrder(order.id))?.state !== 'paid'
}

export interface EndCheckoutPorts {
  reads: Pick<Reads, 'openPaymentsOf'>
  checkout: Checkout
}

/** The seats are gone or were given up: no one shall be able to pay for them any more. Who was quicker is refunded. */
export async function endCheckout({ reads, checkout }: EndCheckoutPorts, registrationId: string): Promise<void> {
  for (const { provider, session } of await reads.openPaymentsOf(registrationId)) {
    if (session && provider === checkout.provider) await checkout.expire(session.id)
  }
}
