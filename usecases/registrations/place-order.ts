import type { Order } from '#domain/order/order.ts'
import type { RegistrationState } from '#domain/registration/registration.ts'
import { isVatCheckable } from '#domain/tax/vat-check.ts'
import { type InvoiceIssuing, issueInvoice } from '../invoices/issue-invoice.ts'
import { planAhead } from '../orders/plan-ahead.ts'
import type { Chance, NewOrder, Stores } from '../ports.ts'
import { tellWebhooks } from '../webhooks/tell-webhooks.ts'

export type Placing = Pick<
  NewOrder,
  'language' | 'booker' | 'invoice' | 'participants' | 'quote' | 'attemptKey' | 'newsletter' | 'product'
> & { to: Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' }>; now: Temporal.Instant }

/** Writes an order that is confirmed or to be paid; what is confirmed is confirmed and invited to by mail. */
export async function placeOrder(stores: Stores, chance: Chance, placing: Placing): Promise<NewOrder> {
  const { to, now, ...agreed } = placing
  const order: NewOrder = {
    ...agreed,
    id: chance.id(),
    number: await stores.nextOrderNumber(now.toZonedDateTimeISO('Europe/Vienna').year),
    customerNumber: await stores.customerNumber(agreed.booker.email),
    placedAt: now,
    standing: to,
  }
  await stores.addOrder(order)
  if (isVatCheckable(order.invoice)) await stores.addEffect({ kind: 'vat-check', orderId: order.id })
  if (to.state === 'confirmed') await writeConfirmation(stores, order, now)
  else await stores.addEffect({ kind: 'payment-awaited', orderId: order.id })
  // Where seats are held, the end of the hold ends the order.
  if (to.state === 'awaiting-payment' && order.product.kind !== 'live')
    await stores.addEffect({ kind: 'end-order', orderId: order.id }, to.until)
  return order
}

/** What follows once what was ordered is the booker's: the invoice, and the mails that go out. */
export async function writeConfirmation(
  stores: InvoiceIssuing & Pick<Stores, 'webhooks'>,
  order: Order,
  now: Temporal.Instant,
): Promise<void> {
  await stores.addEffect({ kind: 'booking-confirmation', orderId: order.id })
  for (const { id } of order.participants) {
    await stores.addEffect({ kind: 'invitation', orderId: order.id, participantId: id })
  }
  await stores.addEffect({ kind: 'new-booking', orderId: order.id })
  await planAhead(stores, order.id, now)
  await tellWebhooks(stores, { name: 'booking-confirmed', subjectId: order.id, at: now })
  const { product } = order
  const paid = product.kind === 'self-paced' && product.payment === 'card'
  await issueInvoice(stores, order, now, product.kind === 'live' ? {} : { paid })
}
