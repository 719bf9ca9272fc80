import type { Invoice } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Cents } from '#domain/money.ts'
import { type ShareRefusal, setShare } from '#domain/order/cancellation.ts'
import { type AddressRefusal, type BookerContact, decideAddress, decideBooker } from '#domain/order/change-order.ts'
import type { InvoiceAddress, Order } from '#domain/order/order.ts'
import { overdueInvoice } from '#domain/order/payment-summary.ts'
import type { ClosedBecause } from '#domain/participant/change-participants.ts'
import { isErased } from '#domain/participant/participant.ts'
import { decideReturn, type ReturnRefusal, type ReturnWay } from '#domain/payment/bank-transfer.ts'
import { type Balance, balanceOf } from '#domain/payment/payment.ts'
import { done, type Refusal, type Result, refused } from '#domain/result.ts'
import { isVatCheckable, type VatCheck } from '#domain/tax/tax.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { cancelInvoice, reissueInvoice } from '#features/invoicing/issue-invoice.ts'
import type { KeptMoney } from '#features/payment/ports.ts'
import { orderedUnderLock, updatePaid } from '#features/payment/record-payment.ts'
import { refundOrder } from '#features/payment/refund-order.ts'
import type { LoggedMail } from '#platform/ports/mail.ts'
import type { CreatePorts, LoggedAction, Reads } from '#platform/ports.ts'
import type { BookingNote, MemberAction, OrderWithDate, RegistrationWithDate, Withdrawal } from './records.ts'

export interface BookingFile {
  /** The registration, or the order of what has none. */
  id: string
  order: OrderWithDate | null
  /** Null for what has no seats, and for orders that never waited. */
  registration: RegistrationWithDate | null
  invoices: Invoice[]
  money: KeptMoney
  balance: Balance
  vatCheck: VatCheck | null
  vouchers: Voucher[]
  /** How many of its seats, cancelled for a fee, were sold again. */
  soldAgain: number
  /** A declaration about it that nothing has come of yet. */
  withdrawal: Pick<Withdrawal, 'id' | 'receivedAt'> | null
  mails: LoggedMail[]
  history: LoggedAction[]
  notes: BookingNote[]
}

/** Everything about a booking, by the id of its registration or of its order; null when there is neither. */
export async function openBooking(reads: Reads, id: string): Promise<BookingFile | null> {
  const found = await reads.bookings.find(id)
  if (!found) return null
  const { orderId, registrationId } = found
  const order = orderId === null ? null : await reads.orderWithDate(orderId)
  const money: KeptMoney =
    orderId === null ? { payments: [], transfers: [], returns: [], disputes: [] } : await reads.money.ofOrder(orderId)
  const ids = [orderId, registrationId].filter((known) => known !== null)
  const people = order?.order.participants.map((participant) => participant.id) ?? []
  return {
    id: found.id,
    order,
    registration: registrationId === null ? null : await reads.registration(registrationId),
    invoices: orderId === null ? [] : await reads.invoices(orderId),
    money,
    balance: balanceOf(money),
    vatCheck: orderId === null ? null : await reads.vatCheck(orderId),
    vouchers: orderId === null ? [] : await reads.vouchers(orderId),
    soldAgain: order ? await reads.seatsSoldAgain(order.order) : 0,
    withdrawal: orderId === null ? null : await reads.openWithdrawal(orderId),
    mails: await reads.mailLog.about(ids),
    history: await reads.bookings.history([...ids, ...people]),
    notes: await reads.bookings.notes(found.id),
  }
}

interface WriteNote extends Omit<MemberAction, 'reason'> {
  bookingId: string
  text: string
}

/** Adds a note of the office to a booking, once for each form. */
export async function writeNote(
  service: CreatePorts,
  { idempotencyKey, bookingId, actor, text }: WriteNote,
): Promise<void> {
  const writtenAt = service.clock.now()
  await service.transactions.run(async (stores) => {
    await stores.bookings.addNote({ id: idempotencyKey, bookingId, text, writtenAt, writtenBy: actor })
  })
}

type WaiveFee = Omit<MemberAction, 'idempotencyKey'> & { orderId: string }

/**
 * The office asks for nothing after all of an order that was cancelled with something due, as where its seat was sold again: the invoice is taken
 * back, the card gets back what is left, and the booker is told. A second time there is nothing to waive.
 */
export async function waiveFee(
  service: CreatePorts,
  { orderId, actor, reason }: WaiveFee,
): Promise<Result<object, Refusal<'nothing-due'>>> {
  const now = service.clock.now()
  return service.transactions.run(async (stores) => {
    const { order } = await orderedUnderLock(stores, service.randomSource, orderId, now)
    if (!order.cancelled || order.cancelled.fee === 'none') return refused('nothing-due')
    const { soldAgain = 0 } = order.cancelled
    const isSoldAgain = soldAgain + (await stores.seatsSoldAgain(order)) === order.participants.length
    await refundOrder(stores, orderId, now)
    await stores.keepCancelling(orderId, { way: 'organiser', fee: 'none', due: 0 })
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'order', id: orderId },
      action: 'payment.fee-waived',
      reason,
    })
    // It brings the cancellation of the invoice.
    await stores.addEffect({
      kind: 'share-set',
      orderId,
      at: now.toString(),
      waived: isSoldAgain ? 'soldAgain' : 'goodwill',
    })
    await cancelInvoice(stores, orderId, now, { mailed: false })
    await stores.endWithdrawalsOf(orderId, { how: 'carried-out', at: now, by: actor })
    return done
  })
}

type RemindOfPayment = Pick<MemberAction, 'actor'> & { orderId: string }

/** Reminds the booker of an overdue invoice; the second time on one day nothing more goes out. */
export async function remindOfPayment(
  service: CreatePorts,
  { orderId, actor }: RemindOfPayment,
): Promise<Result<object, Refusal<'unknown' | 'nothing-overdue'>>> {
  const now = service.clock.now()
  const on = viennaDay(now)
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const history = await stores.bookings.history([orderId])
    if (history.some(({ action, at }) => action === 'payment.reminded' && viennaDay(at) === on)) return done
    const date = (await stores.orderOf(orderId))?.date ?? null
    const of = { order, date, invoices: await stores.lockInvoices(orderId), money: await stores.money.ofOrder(orderId) }
    const overdue = overdueInvoice(of, on)
    if (!overdue || isErased(order.booker)) return refused('nothing-overdue')
    await stores.addEffect({ kind: 'payment-reminder', orderId, number: overdue.number, on })
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'payment.reminded' })
    return done
  })
}

type SetShare = Omit<MemberAction, 'idempotencyKey'> & { orderId: string; amount: Cents }

/** The office sets how much of an order that was cancelled with a share is due, and its booker is told. The same amount again changes nothing. */
export async function decideShare(
  service: CreatePorts,
  { orderId, amount, actor, reason }: SetShare,
): Promise<Result<object, ShareRefusal | Refusal<'unknown'>>> {
  const now = service.clock.now()
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const decision = setShare(order, amount, await stores.seatsSoldAgain(order))
    if (decision.outcome === 'refused') return decision
    if (!decision.cancelled) return done
    await stores.keepCancelling(orderId, decision.cancelled)
    const subject = { kind: 'order', id: orderId } as const
    await stores.record({ at: now, actor, subject, action: 'payment.share-set', reason })
    if (!isErased(order.booker)) await stores.addEffect({ kind: 'share-set', orderId, at: now.toString() })
    return done
  })
}

interface ChangeAddress extends Omit<MemberAction, 'idempotencyKey'> {
  orderId: string
  address: InvoiceAddress
}

/**
 * The office changes the invoice address of an order: what was issued is taken back whole and issued again, in one transaction
 * (docs/rules/invoice.md). Where the buyer is taxed otherwise, the order has another VAT from then on. The same address sent again changes
 * nothing.
 */
export async function changeAddress(
  service: CreatePorts,
  command: ChangeAddress,
): Promise<Result<object, Refusal<AddressRefusal | 'unknown'>>> {
  const now = service.clock.now()
  const { orderId, address, actor, reason } = command
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const date = (await stores.orderOf(orderId))?.date ?? null
    const tariff = await stores.settings.tariffAt(order.placedAt)
    const decision = decideAddress({ order, date, tariff }, address)
    if (decision.outcome === 'refused') return decision
    const { quote } = decision
    if (!quote) return done
    await stores.changeInvoiceAddress(orderId, address)
    await stores.changeQuote(orderId, quote)
    await stores.record({
      at: now,
      actor,
      subject: { kind: 'order', id: orderId },
      action: 'booking.address-changed',
      reason,
    })
    if (address.vatId !== order.invoice.vatId && isVatCheckable(address))
      await stores.addEffect({ kind: 'vat-check', orderId, since: now.toString() })
    const changed = { ...order, invoice: address, quote }
    if (quote.gross !== order.quote.gross) await updatePaid(service, stores, changed, now)
    await reissueInvoice(stores, changed, now)
    return done
  })
}

/** What a corrected contact gets instead of the confirmation while the order is held. */
const mailsOfHeld: Partial<Record<Order['status']['state'], 'payment-awaited' | 'address-check'>> = {
  'awaiting-payment': 'payment-awaited',
  'awaiting-confirmation': 'address-check',
}

interface ChangeBooker extends MemberAction {
  orderId: string
  contact: BookerContact
}

/**
 * The office corrects who has booked: links of mails to the former address open nothing any more, the invoice is issued again for the corrected name, and
 * the confirmation, or the link to pay or to confirm, goes to the address of now. The same contact sent again changes nothing.
 */
export async function changeBooker(
  service: CreatePorts,
  { idempotencyKey, orderId, contact, actor, reason }: ChangeBooker,
): Promise<Result<object, Refusal<ClosedBecause | 'erased' | 'unknown'>>> {
  const now = service.clock.now()
  return service.transactions.run(async (stores) => {
    const order = await stores.lockOrder(orderId)
    if (!order) return refused('unknown')
    const date = (await stores.orderOf(orderId))?.date ?? null
    const decision = decideBooker({ order, date }, contact, now)
    if (decision.outcome === 'refused') return decision
    const { booker } = decision
    if (!booker) return done
    const customerNumber = await stores.customerNumber(booker.email)
    await stores.changeBooker(orderId, booker, customerNumber)
    const subject = { kind: 'order', id: orderId } as const
    await stores.record({ at: now, actor, subject, action: 'booking.booker-changed', reason })
    const kind = mailsOfHeld[order.status.state] ?? 'booking-confirmation'
    await stores.addEffect({ kind, orderId, again: idempotencyKey })
    await reissueInvoice(stores, { ...order, booker, customerNumber }, now)
    return done
  })
}

interface ReturnMoney extends MemberAction {
  orderId: string
  amount: Cents
  way: ReturnWay
  /** The net amount received when the form was opened, where there was one. */
  kept?: Cents | undefined
}

/**
 * The office gives money back, whole or in part, never more than is left of what was paid: decided under the lock of the order, so two
 * who do it at once cannot. To a card a job pays it; a transfer is the office's own, and noted here (docs/rules/office-bookings.md).
 */
export async function returnMoney(
  service: CreatePorts,
  command: ReturnMoney,
): Promise<Result<object, ReturnRefusal | Refusal<'unknown'>>> {
  const now = service.clock.now()
  const { idempotencyKey, orderId, amount, way, kept, actor, reason } = command
  return service.transactions.run(async (stores) => {
    if (!(await stores.lockOrder(orderId))) return refused('unknown')
    const money = await stores.money.ofOrder(orderId)
    // The same form again: what it did is done.
    if (money.returns.some(({ id }) => id === idempotencyKey)) return done
    const decision = decideReturn(money, { amount, way, seen: kept })
    if (decision.outcome === 'refused') return decision
    const { paymentId } = decision
    const state = paymentId === null ? 'done' : 'due'
    const returned = { id: idempotencyKey, orderId, paymentId, amount, state, reason: reason ?? '' } as const
    await stores.money.addReturn({ ...returned, decidedAt: now, decidedBy: actor })
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'payment.returned', reason })
    const kind = paymentId === null ? 'money-returned' : 'money-return'
    await stores.addEffect({ kind, orderId, returnId: idempotencyKey })
    return done
  })
}
