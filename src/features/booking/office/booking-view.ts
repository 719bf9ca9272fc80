import type { ShownActor } from '#domain/audit/actor.ts'
import { openInvoice } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Bilingual, Language } from '#domain/language.ts'
import { toReturn } from '#domain/order/cancellation.ts'
import { amountDueOf, type Booker, type InvoiceAddress } from '#domain/order/order.ts'
import { fullName } from '#domain/participant/participant.ts'
import { validTransfers } from '#domain/payment/bank-transfer.ts'
import { openOf, providerName } from '#domain/payment/payment.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import { quoteOfRequest } from '#domain/registration/changes.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { dateStatus, hasStarted, type LiveDate, startOf } from '#domain/workshop/workshop-date.ts'
import type { BookingNote } from '#features/booking/records.ts'
import { type MailRow, mailRow } from '#features/mail-log/office/mail-rows.tsx'
import type { ListedDate } from '#features/workshops/records.ts'
import type { BookingFile } from '../booking-office.ts'
import { productName } from './product-name.ts'
import { type HistoryLine, historyOf, type SettlementView, settlementView } from './settlement-view.ts'
import type { ShownState } from './state-badge.tsx'

/** Everything about a booking, as the browser gets it: no Temporal, nothing that it does not show. */
export interface BookingView {
  id: string
  /** Null as long as it waits. */
  number: string | null
  state: ShownState
  until: string | null
  placedAt: string
  language: Language
  booker: { name: string; email: string; phone: string | null; notes: string | null }
  invoice: InvoiceAddress
  product: { name: Bilingual; date: DateView | null }
  participants: { id: string; name: string; email: string; addsIntroduction: boolean }[]
  /** Booked with Discover: someone arranges a follow-up talk. */
  discover: boolean
  gross: number
  /** Of a cancelled one what stays due and what has to be done about it. */
  settlement: SettlementView | null
  /** By when the open invoice is to be paid; null where nothing is open. */
  due: { on: string; isOver: boolean } | null
  vatCheck: string | null
  money: MoneyView
  invoices: { number: string; kind: 'invoice' | 'cancellation'; issuedOn: string; gross: number; href: string }[]
  mails: MailRow[]
  history: HistoryLine[]
  notes: { id: string; text: string; at: string; by: ShownActor }[]
  may: {
    noteTransfer: boolean
    returnMoney: boolean
    cancel: 'order' | 'registration' | null
    waive: boolean
    moveTo: DateView[]
    changeAddress: boolean
  }
}

export interface DateView {
  id: string
  slug: string
  code: string
  startsAt: string
  zone: string
  city: string | null
  isTentative: boolean
}

/** Null for a booking that is gone in between. */
export function bookingView(
  file: BookingFile,
  listed: readonly ListedDate[],
  now: Temporal.Instant,
): BookingView | null {
  const status = stateOf(file)
  const agreed = file.order?.order ?? file.registration?.request
  const date = file.order?.date ?? file.registration?.date ?? null
  if (!(status && agreed)) return null
  const order = file.order?.order ?? null
  const state = shownState(status.state, date)
  const people = order?.participants ?? file.registration?.participants ?? []
  const gross = order?.quote.gross ?? waitingGross(file, now)
  const money = moneyView(file, order ? amountDueOf(order) : gross)
  return {
    id: order?.id ?? file.id,
    number: order?.number ?? null,
    state,
    until: 'until' in status ? status.until.toString() : null,
    placedAt: placedAtOf(file, now).toString(),
    language: agreed.language,
    booker: bookerView(agreed.booker),
    invoice: agreed.invoice,
    product: { name: productName(file), date: date && dateView(date, now) },
    participants: people.map((person) => ({
      id: person.id,
      name: fullName(person),
      email: person.email,
      addsIntroduction: person.addIntroduction,
    })),
    discover: isWithDiscover(file),
    gross,
    settlement: settlementView(file),
    due: money.open > 0 && state !== 'called-off' ? dueOf(file, viennaDay(now)) : null,
    vatCheck: file.vatCheck?.result ?? null,
    money,
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
    may: permittedActions(file, { status, date, money }, listed, now),
  }
}

function isWithDiscover({ order, registration }: BookingFile): boolean {
  return order ? hasDiscover(order.order.quote) : (registration?.request.discover ?? false)
}

/** What holds for a date that we have called off waits for its booker to choose. */
function shownState(state: Exclude<ShownState, 'called-off'>, date: LiveDate | null): ShownState {
  return state === 'confirmed' && date?.calledOff ? 'called-off' : state
}

function placedAtOf({ order, registration }: BookingFile, now: Temporal.Instant): Temporal.Instant {
  return order?.order.placedAt ?? registration?.registration.registeredAt ?? now
}

function dueOf({ invoices }: BookingFile, today: string): BookingView['due'] {
  const payment = openInvoice(invoices)?.payment
  return payment?.state === 'due' ? { on: payment.on, isOver: payment.on < today } : null
}

function bookerView({ phone, notes, ...booker }: Booker): BookingView['booker'] {
  return { name: fullName(booker), email: booker.email, phone: phone ?? null, notes: notes ?? null }
}

function noteView({ id, text, writtenAt, writtenBy }: BookingNote): BookingView['notes'][number] {
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
  listed: readonly ListedDate[],
  now: Temporal.Instant,
): BookingView['may'] {
  const order = file.order?.order
  const isOpen = ['confirmed', 'awaiting-payment', 'awaiting-confirmation'].includes(status.state)
  const isConfirmed = order !== undefined && date !== null && status.state === 'confirmed'
  return {
    noteTransfer: order !== undefined,
    returnMoney: money.kept > 0,
    cancel: cancels(file, isOpen, now),
    waive: order?.cancelled !== undefined && order.cancelled.fee !== 'none',
    moveTo: isConfirmed ? otherDates(date, order.participants.length, listed, now) : [],
    changeAddress: order !== undefined && isOpen && status.state !== 'awaiting-confirmation',
  }
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

/** Dates of the same kind that have room. Whether they cost the same is decided when it is done. */
function otherDates(from: LiveDate, seats: number, listed: readonly ListedDate[], now: Temporal.Instant): DateView[] {
  return listed.flatMap(({ date, left }) => {
    if (date.delivery === 'self-paced' || date.certification !== from.certification || date.id === from.id) return []
    return left >= seats && !date.calledOff && !hasStarted(date, now) ? [dateView(date, now)] : []
  })
}

function dateView(date: LiveDate, now: Temporal.Instant): DateView {
  return {
    id: date.id,
    slug: date.slug,
    code: certificationBySlug(date.certification)?.code ?? date.certification,
    startsAt: startOf(date).toString(),
    zone: date.zone,
    city: date.location?.city ?? null,
    isTentative: dateStatus(date, now) === 'tentative',
  }
}

interface MoneyView {
  paid: number
  returned: number
  kept: number
  /** What is still to come. */
  open: number
  /** What is to be given back. */
  toReturn: number
  /** Whether a card is there to give money back to. */
  byCard: boolean
  /** Disputes that are not decided, each with its amount. */
  disputes: { id: string; state: 'inquiry' | 'open'; amount: number; provider: string }[]
  /** Transfers that the office has noted and can take back, the last on top. */
  mayTakeBack: { id: string; amount: number; receivedOn: string }[]
  moves: MoneyMove[]
}

/** Money that came or went. */
export interface MoneyMove {
  id: string
  kind: 'card' | 'transfer' | 'taken-back' | 'return-card' | 'return-dispute' | 'return-transfer'
  /** Of a payment by card or of a return; null for what is simply noted. */
  state: string | null
  amount: number
  at: string
  by: ShownActor | null
  reason: string | null
}

export function moneyView({ order, money, balance }: BookingFile, amountDue: number): MoneyView {
  const cards = money.payments.map(
    ({ id, state, amount, begunAt }): MoneyMove => ({
      id,
      kind: 'card',
      // ICU takes no hyphen in what it chooses by.
      state: state === 'refund-due' ? 'due' : state,
      amount,
      at: begunAt.toString(),
      by: null,
      reason: null,
    }),
  )
  const transfers = money.transfers.map(
    ({ id, amount, receivedOn, notedBy, takesBack }): MoneyMove => ({
      id,
      kind: takesBack ? 'taken-back' : 'transfer',
      state: null,
      amount,
      at: receivedOn,
      by: notedBy,
      reason: null,
    }),
  )
  const disputed = new Set(money.disputes.map(({ id }) => id))
  const returns = money.returns.map(
    ({ id, amount, paymentId, refundId, state, decidedAt, decidedBy, reason }): MoneyMove => ({
      id: `return ${id}`,
      kind: returnKind(paymentId, disputed.has(refundId ?? '')),
      state: paymentId === null ? null : state,
      amount: -amount,
      at: decidedAt.toString(),
      by: decidedBy,
      // The program gives no reason in words: it does what the cancellation asks for.
      reason: decidedBy.kind === 'program' ? null : reason,
    }),
  )
  return {
    ...balance,
    open: openOf(amountDue, balance.paid),
    toReturn: order ? toReturn(order.order, balance) : 0,
    mayTakeBack: validTransfers(money.transfers).map(({ id, amount, receivedOn }) => ({ id, amount, receivedOn })),
    disputes: money.disputes.flatMap(({ id, state, amount, paymentId }) => {
      if (state !== 'inquiry' && state !== 'open') return []
      const payment = money.payments.find((one) => one.id === paymentId)
      return { id, state, amount, provider: providerName(payment?.provider ?? null) }
    }),
    byCard: money.payments.some(({ state }) => state === 'paid'),
    moves: [...cards, ...transfers, ...returns].sort((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function returnKind(paymentId: string | null, isDispute: boolean): MoneyMove['kind'] {
  if (isDispute) return 'return-dispute'
  return paymentId === null ? 'return-transfer' : 'return-card'
}
