import { isInvoicedNow } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { remindToPayAt } from '#domain/payment/payment.ts'
import type { RegistrationState } from '#domain/registration/registration.ts'
import { isVatCheckable } from '#domain/tax/tax.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { NamedParticipant, NewOrder } from '#features/booking/ports.ts'
import { type InvoiceIssuing, issueInvoice, writeNewInvoice } from '#features/invoicing/issue-invoice.ts'
import { withinLimits } from '#features/spam/rate-limits.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import { scheduleReminders } from './schedule-reminders.ts'

export type Placing = Pick<
  NewOrder,
  'language' | 'booker' | 'invoice' | 'participants' | 'quote' | 'idempotencyKey' | 'newsletter' | 'product'
> & {
  /** New, from `randomSource`. */
  id: string
  /** Of a live workshop; null for what has no seats. */
  date: LiveDate | null
  to: Extract<RegistrationState, { state: 'confirmed' | 'awaiting-payment' | 'awaiting-confirmation' }>
  now: Temporal.Instant
}

/**
 * Writes an order that is confirmed or to be paid; a confirmed one is confirmed by mail, with invitations. Its numbers are drawn last:
 * their rows stay locked until the transaction ends, and every other booking waits for them. So do everything else before calling this.
 */
export async function placeOrder(stores: OrderingStores, placing: Placing): Promise<void> {
  const { to, now, date, ...agreed } = placing
  const { id: orderId, product } = agreed
  if (isVatCheckable(agreed.invoice)) await stores.addEffect({ kind: 'vat-check', orderId })
  if (to.state === 'confirmed') await sendConfirmation(stores, agreed, date, now)
  else if (to.state === 'awaiting-payment')
    await stores.addEffect({ kind: 'payment-awaited', orderId }, remindToPayAt(now, to.until))
  else await stores.addEffect({ kind: 'address-check', orderId })
  // Where seats are held, the end of the hold ends the order.
  if (to.state !== 'confirmed' && product.kind !== 'live')
    await stores.addEffect({ kind: 'end-order', orderId }, to.until)

  const settings = await stores.settings.current()
  const order: NewOrder = {
    ...agreed,
    customerNumber: await stores.customerNumber(agreed.booker.email),
    number: await stores.nextOrderNumber(now.toZonedDateTimeISO('Europe/Vienna').year),
    placedAt: now,
    status: to,
  }
  await stores.addOrder(order)
  if (to.state === 'confirmed' && isInvoicedNow(date))
    await writeNewInvoice(stores, order, { ...isPaid(order), settings, date, now, mailed: false })
}

/** What follows once an order that awaited payment or confirmation is the booker's: the mails that go out, and the invoice, which the confirmation brings. */
export async function writeConfirmation(
  stores: InvoiceIssuing & Pick<OrderingStores, 'webhooks' | 'rateLimits'>,
  order: Order,
  date: LiveDate | null,
  now: Temporal.Instant,
): Promise<void> {
  await sendConfirmation(stores, order, date, now)
  // An order that was held until its address was confirmed waits for a tentative date like any other.
  if (isInvoicedNow(date)) await issueInvoice(stores, order, now, { ...isPaid(order), mailed: false })
}

async function sendConfirmation(
  stores: Pick<OrderingStores, 'addEffect' | 'settings' | 'webhooks' | 'rateLimits'>,
  { id: orderId, booker, participants }: Pick<Order, 'id' | 'booker' | 'participants'>,
  date: LiveDate | null,
  now: Temporal.Instant,
): Promise<void> {
  const isSoon = date !== null && (await scheduleReminders(stores, orderId, date, now, { isConfirming: true }))
  const soon = isSoon ? { soon: true } : {}
  await stores.addEffect({ kind: 'booking-confirmation', orderId, ...soon })
  // The booker’s own invitation is in the confirmation.
  const others = participants.filter(({ email }) => emailKey(email) !== emailKey(booker.email))
  await invite(stores, orderId, others, now, soon)
  await stores.addEffect({ kind: 'new-booking', orderId })
  await enqueueWebhooks(stores, { name: 'booking-confirmed', subjectId: orderId, at: now })
}

/** Of orders whose way of payment is not their workshop date's. */
function isPaid({ product }: Pick<Order, 'product'>): { paid?: boolean } {
  return product.kind === 'live' ? {} : { paid: product.kind === 'self-paced' && product.payment === 'card' }
}

/**
 * Invites participants by mail, except addresses to which too much has gone today: anyone can name anyone (docs/rules/spam.md). Gives the
 * participants who are invited. `soon` says that the practical details are due already.
 */
export async function invite(
  stores: Pick<OrderingStores, 'addEffect' | 'rateLimits'>,
  orderId: string,
  participants: readonly Pick<NamedParticipant, 'id' | 'email'>[],
  now: Temporal.Instant,
  soon: { soon?: boolean } = {},
): Promise<string[]> {
  const uses = participants.map(({ email }) => ({ purpose: 'invitation-mail', of: email }) as const)
  const within = await withinLimits(stores.rateLimits, uses, now)
  const invited = participants.filter((_, index) => within[index]).map(({ id }) => id)
  for (const participantId of invited) await stores.addEffect({ kind: 'invitation', orderId, participantId, ...soon })
  return invited
}
