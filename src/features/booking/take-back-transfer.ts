import { openInvoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import { actorText } from '#domain/office/member.ts'
import { decideTakeBack, type TakeBackRefusal } from '#domain/payment/bank-transfer.ts'
import { cancelInvoice } from '#features/invoicing/cancel-invoice.ts'
import { issueInvoice } from '#features/invoicing/issue-invoice.ts'
import type { BookingService, MemberAction } from './member-action.ts'

export interface TakeBackTransfer extends MemberAction {
  orderId: string
  /** The line that was noted by mistake. */
  transfer: string
  /** What was with us when the form was opened, where there was one. */
  kept?: Cents | undefined
}

export type TakeBackOutcome =
  | { outcome: 'taken-back' }
  | { outcome: 'refused'; refusal: TakeBackRefusal }
  | { outcome: 'unknown' }

/**
 * The office takes back a transfer that it has noted by mistake. No money moves and no mail is sent; what it confirmed stays confirmed, its
 * amount is outstanding again, and an invoice marked as paid is issued again (docs/rules/office-bookings.md).
 */
export async function takeBackTransfer(service: BookingService, command: TakeBackTransfer): Promise<TakeBackOutcome> {
  const now = service.clock.now()
  const { idempotencyKey, orderId, transfer: transferId, kept, actor, reason } = command
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return { outcome: 'unknown' }
    const decision = decideTakeBack(await stores.money.ofOrder(orderId), { transferId, seen: kept })
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    const { transfer } = decision
    // The same form again, or another one for the same line: what it did is done.
    if (!transfer) return { outcome: 'taken-back' }
    const back = { id: idempotencyKey, orderId, amount: -transfer.amount, receivedOn: transfer.receivedOn }
    await stores.money.addTransfer({ ...back, takesBack: transfer.id, notedAt: now, notedBy: actorText(actor) })
    await stores.noteUnpaid(orderId)
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'order', id: orderId },
      action: 'payment.transfer-undone',
      reason,
    })
    const saysPaid = openInvoice(await stores.lockInvoices(orderId))?.payment.state === 'paid'
    if (saysPaid && order.status.state === 'confirmed') {
      await cancelInvoice(stores, orderId, now)
      await issueInvoice(stores, order, now, { paid: false })
    }
    return { outcome: 'taken-back' }
  })
}
