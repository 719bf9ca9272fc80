import { openInvoice } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import { amountDueOf } from '#domain/order/order.ts'
import {
  decideTakeBack,
  decideTransfer,
  type TakeBackRefusal,
  type TransferNoteRefusal,
} from '#domain/payment/bank-transfer.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { takePayment } from '#domain/registration/waitlist.ts'
import { done, type Result, refused } from '#domain/result.ts'
import { cancelInvoice, issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { type Ordered, orderedUnderLock, updatePaid } from '#features/payment/record-payment.ts'
import type { CreatePorts } from '#platform/ports.ts'
import type { MemberAction } from './records.ts'

export interface NoteTransfer extends MemberAction {
  orderId: string
  amount: Cents
  /** More has arrived than is outstanding. */
  withSurplus?: boolean | undefined
  /** The day that the bank names: '2026-11-21'. */
  receivedOn: string
  /** The net amount received when the form was opened, where there was one. */
  kept?: Cents | undefined
}

/**
 * The office notes a bank transfer. Once all is paid, an order that awaits payment, or has expired while its seats are still free, is
 * confirmed in the same transaction (docs/rules/office-bookings.md).
 */
export async function noteTransfer(
  service: CreatePorts,
  command: NoteTransfer,
): Promise<Result<object, TransferNoteRefusal>> {
  const now = service.clock.now()
  const { idempotencyKey, orderId, amount, withSurplus, receivedOn, kept: seen, actor, reason } = command
  return service.transactions.run(async (stores) => {
    const ordered = await orderedUnderLock(stores, service.randomSource, orderId, now)
    const money = await stores.money.ofOrder(orderId)
    // The same form again: what it did is done.
    if (money.transfers.some(({ id }) => id === idempotencyKey)) return done
    const { paid, kept } = balanceOf(money)
    const due = amountDueOf(ordered.order)
    const hasMoved = seen !== undefined && seen !== kept
    const orderDue = { due, paid, hasMoved, seats: seatsFor(ordered, now) }
    const decision = decideTransfer(orderDue, { amount, isInFuture: receivedOn > viennaDay(now), withSurplus })
    if (decision.outcome === 'refused') return decision
    await stores.money.addTransfer({
      id: idempotencyKey,
      orderId,
      amount,
      receivedOn,
      notedAt: now,
      notedBy: actor,
    })
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'order', id: orderId },
      action: 'payment.transfer-noted',
      reason,
    })
    // What stays due of a cancelled order buys nothing any more.
    if (decision.completes && ordered.order.status.state !== 'cancelled')
      await updatePaid(service, stores, ordered.order, now)
    if (decision.confirms) await ordered.confirm()
    return done
  })
}

/** What the money would do to the seats; what has no seats awaits payment as long as it likes. */
function seatsFor({ order, seats }: Ordered, now: Temporal.Instant) {
  if (order.status.state === 'cancelled') return amountDueOf(order) > 0 ? 'nothing-to-do' : 'refund'
  if (seats) return takePayment(seats.state, seats.registration, now)
  return order.status.state === 'confirmed' ? 'nothing-to-do' : 'confirm'
}

export interface TakeBackTransfer extends MemberAction {
  orderId: string
  /** The line that was noted by mistake. */
  transfer: string
  /** The net amount received when the form was opened, where there was one. */
  kept?: Cents | undefined
}

/**
 * The office takes back a transfer that it has noted by mistake. No money moves and no mail is sent; what it confirmed stays confirmed, its
 * amount is outstanding again, and an invoice marked as paid is issued again (docs/rules/office-bookings.md).
 */
export async function takeBackTransfer(
  service: CreatePorts,
  command: TakeBackTransfer,
): Promise<Result<object, TakeBackRefusal>> {
  const now = service.clock.now()
  const { idempotencyKey, orderId, transfer: transferId, kept, actor, reason } = command
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const decision = decideTakeBack(await stores.money.ofOrder(orderId), { transferId, seen: kept })
    if (decision.outcome === 'refused') return decision
    const { transfer } = decision
    // The same form again, or another one for the same line: what it did is done.
    if (!transfer) return done
    const back = { id: idempotencyKey, orderId, amount: -transfer.amount, receivedOn: transfer.receivedOn }
    await stores.money.addTransfer({ ...back, takesBack: transfer.id, notedAt: now, notedBy: actor })
    const { paid } = balanceOf(await stores.money.ofOrder(orderId))
    const isOpen = paid < amountDueOf(order)
    if (isOpen) await stores.noteUnpaid(orderId)
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'order', id: orderId },
      action: 'payment.transfer-undone',
      reason,
    })
    const saysPaid = openInvoice(await stores.lockInvoices(orderId))?.payment.state === 'paid'
    if (isOpen && saysPaid && order.status.state === 'confirmed') {
      await cancelInvoice(stores, orderId, now)
      await issueInvoice(stores, order, now)
    }
    return done
  })
}
