import { openInvoice } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import { type CancellationTerms, cancelTerms, dueAfter, freeBecause, shareLimit } from '#domain/order/cancellation.ts'
import { costsTheSame, decideBooker, isOtherDateOf } from '#domain/order/change-order.ts'
import type { Order } from '#domain/order/order.ts'
import { overdueInvoice } from '#domain/order/payment-summary.ts'
import { changeableByOffice } from '#domain/participant/change-participants.ts'
import { isErased, nameUnlessErased } from '#domain/participant/participant.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { quoteOfRequest } from '#domain/registration/changes.ts'
import { type Voucher, voucherStatus } from '#domain/voucher/voucher.ts'
import { dateStatus, hasStarted, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { BookingNote } from '#features/booking/records.ts'
import { mailRow } from '#features/mail-log/office/mail-rows.tsx'
import { dateChoice } from '#features/workshops/office/date-row.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import type { BookingFile } from '../booking-office.ts'
import { historyOf, type MoneyView, moneyView, settlementView, withdrawalView } from './settlement-view.ts'
import { productName, type ShownState } from './state-badge.tsx'

/** Everything about a booking, as the browser gets it: no Temporal, nothing that it does not show. */
export type BookingView = NonNullable<ReturnType<typeof bookingView>>

/** What an order is changed by: the prices and terms in force when it was placed, and the dates on sale. */
export interface Agreed {
  listed: readonly ListedDate[]
  tariff: Tariff
  cancellation: CancellationTerms
}

/** Null for a booking that is gone in between. `agreed` is null for what is no order. */
export function bookingView(file: BookingFile, agreed: Agreed | null, now: Temporal.Instant) {
  const status = stateOf(file)
  const asked = file.order?.order ?? file.registration?.request
  const date = file.order?.date ?? file.registration?.date ?? null
  if (!(status && asked)) return null
  const order = file.order?.order ?? null
  const state = shownState(status.state, date)
  const people = order?.participants ?? file.registration?.participants ?? []
  const gross = order?.quote.gross ?? waitingGross(file, now)
  const money = moneyView(file)
  return {
    id: order?.id ?? file.id,
    /** Null as long as it waits. */
    number: order?.number ?? null,
    state,
    until: 'until' in status ? status.until.toString() : null,
    placedAt: placedAtOf(file, now).toString(),
    language: asked.language,
    /** Without a name where the data was erased: `erasedAt` is when, if known. */
    booker: { ...asked.booker, name: nameUnlessErased(asked.booker) },
    invoice: asked.invoice,
    product: { name: productName(file), date: date && dateView(date, now) },
    /** How many seats, tickets, or people of a package. */
    quantity: quantityOf(order, people.length),
    participants: people.map((person) => ({
      id: person.id,
      name: nameUnlessErased(person),
      email: person.email,
      addsIntroduction: person.addIntroduction,
    })),
    /** Booked with Discover, and not cancelled: someone arranges a follow-up talk. */
    discover: isWithDiscover(file, state),
    /** What an order costs; of what is not one yet, what it would cost. */
    gross,
    /** Of a cancelled one what stays due and what has to be done about it. */
    settlement: settlementView(file),
    withdrawal: withdrawalView(file),
    /** By when the open invoice is to be paid; null where nothing is open. */
    due: money.open > 0 && state !== 'called-off' ? dueOf(file, viennaDay(now)) : null,
    vatCheck: file.vatCheck?.result ?? null,
    /** `to`: whom it was for; null where they are no longer among the participants. */
    vouchers: order ? vouchersView(order, file.vouchers, now) : [],
    money,
    /** Whether there is one that a change would cancel: none yet where the date is tentative or the payment awaited. */
    hasInvoice: openInvoice(file.invoices) !== null,
    invoices: file.invoices.map(({ number, kind, issuedOn, gross: total }) => ({
      number,
      kind,
      issuedOn,
      gross: total,
      href: `/office/bookings/${order?.id}/${number}.pdf`,
    })),
    mails: file.mails.map(mailRow),
    history: historyOf(file),
    notes: file.notes.map(noteView),
    may: permittedActions(file, { status, date, money }, agreed, now),
  }
}

function quantityOf(order: Order | null, people: number) {
  const product = order?.product
  if (product?.kind === 'self-paced') return { of: product.kind, count: product.tickets }
  if (product?.kind === 'package') return { of: product.kind, count: product.people }
  return { of: 'live' as const, count: people }
}

function vouchersView(order: Order, vouchers: readonly Voucher[], now: Temporal.Instant) {
  return vouchers.map((voucher) => {
    const { code, participantId, handedOverAt, validUntil } = voucher
    const reader = participantId === null ? order.booker : order.participants.find(({ id }) => id === participantId)
    return {
      code,
      to: reader ? nameUnlessErased(reader) : null,
      status: voucherStatus(voucher, order, vouchers, now),
      sentAt: handedOverAt?.toString() ?? null,
      lastDay: validUntil.subtract({ seconds: 1 }).toString(),
    }
  })
}

function isWithDiscover({ order, registration }: BookingFile, state: ShownState): boolean {
  if (state === 'cancelled') return false
  return order ? hasDiscover(order.order.quote) : (registration?.request.discover ?? false)
}

/** A booking of a date that we have cancelled waits for its booker to choose. */
export function shownState(state: Exclude<ShownState, 'called-off'>, date: LiveDate | null): ShownState {
  return state === 'confirmed' && date?.calledOff ? 'called-off' : state
}

function placedAtOf({ order, registration }: BookingFile, now: Temporal.Instant): Temporal.Instant {
  return order?.order.placedAt ?? registration?.registration.registeredAt ?? now
}

function dueOf({ invoices }: BookingFile, today: string) {
  const payment = openInvoice(invoices)?.payment
  return payment?.state === 'due' ? { on: payment.on, isOver: payment.on < today } : null
}

function noteView({ id, text, writtenAt, writtenBy }: BookingNote) {
  return { id, text, at: writtenAt.toString(), by: writtenBy }
}

interface Status {
  status: NonNullable<ReturnType<typeof stateOf>>
  date: LiveDate | null
  money: MoneyView
}

function permittedActions(
  file: BookingFile,
  { status, date, money }: Status,
  agreed: Agreed | null,
  now: Temporal.Instant,
) {
  const order = file.order?.order
  const isOpen = ['confirmed', 'awaiting-payment', 'awaiting-confirmation'].includes(status.state)
  const isMovable = order !== undefined && date !== null && agreed !== null && status.state === 'confirmed'
  return {
    noteTransfer: order !== undefined,
    remind:
      order !== undefined &&
      !isErased(order.booker) &&
      overdueInvoice({ ...file, order, date }, viennaDay(now)) !== null,
    returnMoney: money.kept > 0,
    cancel: cancels(file, isOpen, now),
    /** Why nothing can be asked then; null where the office decides it. */
    freeBecause: order ? freeBecause(order, date, now) : null,
    /** What is due by its terms when it is cancelled now; null where they do not apply. */
    terms: order && date && agreed ? termsNow(order, date, agreed, now) : null,
    waive: order?.cancelled !== undefined && order.cancelled.fee !== 'none',
    shareLimit: order ? shareLimit(order) : 0,
    ...(isMovable ? otherDates({ order, from: date }, agreed, now) : { moveTo: [], atOtherPrice: 0 }),
    changePeople: order && date ? changeableByOffice(order.status, date, now) : null,
    changeBooker: order !== undefined && decideBooker({ order, date }, order.booker, now).outcome === 'done',
    changeAddress: order !== undefined && !isErased(order.booker) && isOpen && status.state !== 'awaiting-confirmation',
  }
}

function termsNow(order: Order, date: LiveDate, { cancellation }: Agreed, now: Temporal.Instant) {
  const terms = cancelTerms(order, date, now, cancellation)
  if (terms.outcome === 'refused') return null
  const { fee, percent } = terms
  return { fee, percent, due: dueAfter(order.quote.gross, terms) ?? order.quote.gross }
}

function stateOf({ order, registration }: BookingFile) {
  return order?.order.status ?? registration?.registration.status
}

function waitingGross({ registration }: BookingFile, now: Temporal.Instant): number {
  if (!registration) return 0
  const { date, request, participants, tariff } = registration
  return quoteOfRequest(date, request, participants, { tariff, orderedOn: viennaDay(now) }).gross
}

/** What waits is cancelled as long as its workshop is not over. */
function cancels(
  { order, registration }: BookingFile,
  isOpen: boolean,
  now: Temporal.Instant,
): 'order' | 'registration' | null {
  if (order) return isOpen ? 'order' : null
  const state = registration?.registration.status.state
  const waits = state === 'waiting' || state === 'offered'
  return waits && registration && !hasStarted(registration.date, now) ? 'registration' : null
}

/** Dates of the same workshop that have room and cost the same (docs/rules/changes.md). */
function otherDates(
  { order, from }: { order: Order; from: LiveDate },
  { listed, tariff }: Agreed,
  now: Temporal.Instant,
) {
  const withRoom = listed.flatMap(({ date, left }) => {
    if (!isOtherDateOf(from, date) || date.calledOff || hasStarted(date, now)) return []
    return left >= order.participants.length ? [date] : []
  })
  const same = withRoom.filter((date) => costsTheSame(order, date, tariff))
  return {
    moveTo: same.map((date) => dateChoice(date, dateStatus(date, now) === 'tentative')),
    /** How many dates with room are missing among these, because the order would cost something else there. */
    atOtherPrice: withRoom.length - same.length,
  }
}

function dateView(date: LiveDate, now: Temporal.Instant) {
  return {
    id: date.id,
    zone: date.zone,
    startsAt: startOf(date).toString(),
    city: date.location?.city ?? null,
    isTentative: dateStatus(date, now) === 'tentative',
  }
}
