import { createHash } from 'node:crypto'
import type { BookingForm } from '#domain/booking/booking-form.ts'
import { isIdempotencyKey } from '#domain/id.ts'
import { isInvoicedNow } from '#domain/invoice/invoice.ts'
import type { Order, OrderState } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import { balanceOf, remindToPayAt } from '#domain/payment/payment.ts'
import { confirmationEnds, type RegistrationState } from '#domain/registration/registration.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import type { Windows } from '#domain/settings/windows.ts'
import { isVatCheckable } from '#domain/tax/tax.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { type InvoiceIssuing, issueInvoice, writeNewInvoice } from '#features/invoicing/issue-invoice.ts'
import { issueToken } from '#features/personal-links/personal-links.ts'
import { type LimitedUse, withinLimit, withinLimits } from '#features/spam/spam-defence.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { CreatePorts, Stores, Transactions } from '#platform/ports.ts'
import type { NamedParticipant, NewOrder, PlacedKind } from './records.ts'
import {
  orderUnderLock,
  scheduleReminders,
  transitionOrder,
  transitionRegistrations,
} from './transition-registrations.ts'

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
export async function placeOrder(stores: Stores, placing: Placing): Promise<void> {
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
  const isInvoiced = to.state === 'confirmed' && isInvoicedNow(date)
  const { year } = now.toZonedDateTimeISO('Europe/Vienna')
  const { invoiceNumber, ...numbers } = await stores.orderNumbers(agreed.booker.email, year, { isInvoiced })
  const order: NewOrder = { ...agreed, ...numbers, placedAt: now, status: to }
  await stores.addOrder(order)
  if (invoiceNumber !== null)
    await writeNewInvoice(stores, order, invoiceNumber, { settings, date, now, mailed: false })
}

/** What follows once an order that awaited payment or confirmation is the booker's: the mails that go out, and the invoice, which the confirmation brings. */
export async function writeConfirmation(
  stores: InvoiceIssuing & Pick<Stores, 'webhooks' | 'rateLimits'>,
  order: Order,
  date: LiveDate | null,
  now: Temporal.Instant,
): Promise<void> {
  await sendConfirmation(stores, order, date, now)
  const { paid } = balanceOf(await stores.money.ofOrder(order.id))
  // An order that was held until its address was confirmed waits for a tentative date like any other.
  if (isInvoicedNow(date, { paid: paid > 0 })) await issueInvoice(stores, order, now, { mailed: false })
}

async function sendConfirmation(
  stores: Pick<Stores, 'addEffect' | 'settings' | 'webhooks' | 'rateLimits'>,
  { id: orderId, booker, participants }: Pick<Order, 'id' | 'booker' | 'participants'>,
  date: LiveDate | null,
  now: Temporal.Instant,
): Promise<void> {
  const isSoon = date !== null && (await scheduleReminders(stores, orderId, date, now))
  const soon = isSoon ? { soon: true } : {}
  await stores.addEffect({ kind: 'booking-confirmation', orderId, ...soon })
  // The booker’s own invitation is in the confirmation.
  const others = participants.filter(({ email }) => emailKey(email) !== emailKey(booker.email))
  await invite(stores, orderId, others, now, soon)
  await stores.addEffect({ kind: 'new-booking', orderId })
  await enqueueWebhooks(stores, { name: 'booking-confirmed', subjectId: orderId, at: now })
}

/**
 * Invites participants by mail, except addresses to which too much has gone today: anyone can name anyone (docs/rules/spam.md). Returns the participants who
 * are invited. `soon`: the practical details are due already.
 */
export async function invite(
  stores: Pick<Stores, 'addEffect' | 'rateLimits'>,
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

export function idempotencyKey({ workshop, form }: { workshop: string; form: BookingForm }): string {
  return orderKey(form.idempotencyKey, [workshop, form])
}

/**
 * The idempotency key of an order: the key of its form alone, so that a form opens one order even if it is changed and sent once more.
 * Pages come from a cache that all visitors share, so without JavaScript a form has no key at first. Then the key is a hash of what was
 * filled in and of the product, and a changed form is another order, on purpose.
 */
export function orderKey(idempotencyKey: string | undefined, filledIn: unknown): string {
  return idempotencyKeyOf(isIdempotencyKey(idempotencyKey) ? ['attempt', idempotencyKey] : filledIn)
}

/** The key of anything that is to be made once: a form with what it is for. */
export function idempotencyKeyOf(what: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(what)))
    .digest('hex')
}

/** The same fields in another order are the same form. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined)
  return entries.sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, entry]) => [key, sorted(entry)])
}

/** What an attempt to order has made. */
export interface Placed {
  kind: PlacedKind['kind']
  /** Opens its page; shown once and stored only as its hash. */
  token: string
  /** The same attempt had made it before, perhaps with something else filled in. */
  again?: boolean
}

/**
 * After a lost answer: the order of an idempotency key, or null when none has arrived. A request that is being processed is waited for
 * (docs/rules/capacity.md, “The same form sent twice”).
 */
export async function placedByIdempotencyKey(ports: CreatePorts, idempotencyKey: string): Promise<Placed | null> {
  if (!isIdempotencyKey(idempotencyKey)) return null
  const key = orderKey(idempotencyKey, null)
  return ports.transactions.run(async (stores) => {
    await stores.lockIdempotencyKey(key)
    const known = await stores.findByIdempotencyKey(key)
    if (!known) return null
    return {
      kind: known.kind,
      token: await issueToken(stores, ports.randomSource, known.kind, known.id, ports.clock.now()),
    }
  })
}

/** What is counted of an order that is not a member's. */
export interface CountedOrder {
  /** A salted hash of the network address; undefined for callers without limits, such as the office. */
  sender: string | undefined
  /** Of the booker, as typed. */
  email: string
  /** The slug of the date; null for what has no seats. */
  date: string | null
  /** An order without seats counts as one. */
  seats: number
  idempotencyKey: string
}

/** An order against the limits of its sender, its address and its date (docs/rules/spam.md). */
export interface OrderLimits {
  /** False when so much has been ordered today, by the sender or for the address, that nothing more is taken. */
  mayOrder: boolean
  /** False when the address has to be confirmed first. */
  isWithin: boolean
  windows: Windows
}

/**
 * Counts an order before it is placed, in a transaction of its own, so that a slow booking does not lock the rows of the limits. Null for
 * callers without limits, and for a form that has made its order. A form that is sent again after a failure counts once, unless something that is
 * counted was changed.
 */
export async function countOrder(
  transactions: Transactions,
  { sender, email, date, seats, idempotencyKey }: CountedOrder,
  now: Temporal.Instant,
): Promise<OrderLimits | null> {
  if (sender === undefined) return null
  return transactions.run(async (stores) => {
    const [known, { windows }] = await Promise.all([
      stores.findByIdempotencyKey(idempotencyKey),
      stores.settings.current(),
    ])
    if (known) return null
    const form = idempotencyKeyOf([idempotencyKey, sender, email, date, seats])
    const isNew = await withinLimit(stores.rateLimits, { purpose: 'order-form', of: form }, now)
    const orders = isNew ? 1 : 0
    const amount = orders * Math.max(1, seats)
    const uses: LimitedUse[] = [
      { purpose: 'order-mail', of: email, amount: orders },
      { purpose: 'order-sender', of: sender, amount: orders },
      { purpose: 'booking-sender', of: sender, amount, most: windows.seatsPerSender },
      { purpose: 'booking-address', of: email, amount, most: windows.seatsPerAddress },
    ]
    if (date !== null) uses.push({ purpose: 'booking-date', of: date, amount, most: windows.seatsPerDate })
    const [mayWrite = true, maySend = true, ...within] = await withinLimits(stores.rateLimits, uses, now)
    return { mayOrder: mayWrite && maySend, isWithin: within.every(Boolean), windows }
  })
}

type AwaitingConfirmation = Extract<OrderState, { state: 'awaiting-confirmation' }>

/** An order on invoice above a limit waits until its address is confirmed. A card payment proves more than an address, and a waiting party has no seats. */
export function heldAbove<To extends { state: string }>(
  limits: OrderLimits | null,
  to: To,
  { date, now }: { date: LiveDate | null; now: Temporal.Instant },
): To | AwaitingConfirmation {
  if (limits === null || limits.isWithin || to.state !== 'confirmed') return to
  return { state: 'awaiting-confirmation', until: confirmationEnds(date, now, limits.windows) }
}

/** `token` opens the page of the order. `over`: its time has ended, or it was cancelled. */
type ConfirmAddressOutcome = Result<{ token: string }, Refusal<'over'>>

/**
 * The booker has confirmed the address of an order by the link in the mail: it is booked, with its invoice and all its mails (docs/rules/spam.md).
 * Idempotent.
 */
export async function confirmAddress(ports: CreatePorts, orderId: string): Promise<ConfirmAddressOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const isConfirmed = await confirmed(stores, orderId, now)
    if (!isConfirmed) return refused('over')
    return { outcome: 'done', token: await issueToken(stores, ports.randomSource, 'order', orderId, now) }
  })
}

async function confirmed(stores: Stores, orderId: string, now: Temporal.Instant): Promise<boolean> {
  const live = await orderUnderLock(stores, orderId, now)
  const order = live?.order ?? (await stores.lockOrder(orderId))
  if (!order) return false
  const { status } = live?.registration ?? order
  if (status.state === 'confirmed') return true
  if (status.state !== 'awaiting-confirmation' || Temporal.Instant.compare(now, status.until) >= 0) return false
  if (live) {
    const change = { id: live.registration.id, to: { state: 'confirmed' } } as const
    await transitionRegistrations(stores, live.state, [change], { now, actor: 'booker' })
  } else {
    await transitionOrder(stores, order, { state: 'confirmed' })
    await stores.record({
      at: now,
      actor: 'booker',
      subject: { kind: 'order', id: orderId },
      action: 'booking.confirmed',
    })
  }
  await writeConfirmation(stores, order, live?.state.date ?? null, now)
  return true
}
