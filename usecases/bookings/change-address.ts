import { type AddressRefusal, decideAddress } from '#domain/order/change-address.ts'
import type { InvoiceAddress } from '#domain/order/order.ts'
import { isVatCheckable } from '#domain/tax/vat-check.ts'
import { reissueInvoice } from '../invoices/reissue-invoice.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'

export interface ChangeAddress extends Omit<MemberAction, 'attempt'> {
  orderId: string
  address: InvoiceAddress
}

export type ChangeAddressOutcome =
  | { outcome: 'changed' }
  | { outcome: 'refused'; refusal: { reason: AddressRefusal } }
  | { outcome: 'unknown' }

/**
 * The office changes the invoice address of an order: what was issued is taken back whole and issued anew, in one transaction
 * (docs/rules/invoice.md). The same address sent again changes nothing.
 */
export async function changeAddress(desk: BookingDesk, command: ChangeAddress): Promise<ChangeAddressOutcome> {
  const now = desk.clock.now()
  const { orderId, address, actor, reason } = command
  return desk.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return { outcome: 'unknown' }
    const date = (await stores.orderOf(orderId))?.date ?? null
    const tariff = await stores.settings.tariffAt(order.placedAt)
    const decision = decideAddress({ order, date, tariff }, address)
    if (!decision.accepted) return { outcome: 'refused', refusal: { reason: decision.refusal } }
    if (decision.change === 'nothing') return { outcome: 'changed' }
    await stores.changeInvoiceAddress(orderId, address)
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'invoice address', reason })
    if (address.vatId !== order.invoice.vatId && isVatCheckable(address))
      await stores.addEffect({ kind: 'vat-check', orderId })
    await reissueInvoice(stores, { ...order, invoice: address }, now)
    return { outcome: 'changed' }
  })
}
