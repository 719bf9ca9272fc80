import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import { type CancellationTerms, cancelTerms, isFree, withdrawalTerms } from '#domain/order/cancellation.ts'
import { costsTheSame, decideLeave, isOtherDateOf } from '#domain/order/change-order.ts'
import type { Order } from '#domain/order/order.ts'
import { fullName } from '#domain/participant/participant.ts'
import type { Tariff } from '#domain/pricing/tariff.ts'
import { takeBack, type Voucher, vouchersWith } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import type { ListedDate } from '#features/workshops/records.ts'
import { isUpcoming, type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'
import { cancelView } from './use-cancel-words.ts'

/** The available changes of an order, as serialisable values. */
export type ChangeView = NonNullable<ReturnType<typeof changeView>>

/** Null for orders without a live date, which cannot be changed here. `tariff` and `cancellation` are those in force when it was ordered. */
export function changeView(
  { order, date }: OrderWithDate,
  {
    all,
    tariff,
    cancellation,
    invoices,
    vouchers,
  }: {
    all: readonly ListedDate[]
    tariff: Tariff
    cancellation: CancellationTerms
    invoices: readonly Invoice[]
    vouchers: readonly Voucher[]
  },
  language: Language,
  now: Temporal.Instant,
) {
  if (!date) return null
  const terms = cancelTerms(order, date, now, cancellation)
  const withdrawal = withdrawalTerms(order, date, now)
  const movable = order.status.state === 'confirmed' && isFree(terms)
  const leave = leaving({ order, date }, cancellation, now)
  const holders = order.participants.filter(
    (person) => takeBack(vouchersWith(person, order, vouchers)).toBlock.length > 0,
  )
  const hasVoucher = (id: string) => holders.some((person) => person.id === id)
  return {
    number: order.number,
    /** Whether its address is still to be confirmed, before which nothing can be changed here. */
    isUnconfirmed: order.status.state === 'awaiting-confirmation',
    workshop: workshopView({ date, left: 0 }, language, now),
    /** Who hears of a cancellation besides the booker: participants of a booking, unless we have cancelled its date and told them before. */
    notifies: order.status.state === 'confirmed' && !date.calledOff ? 'participants' : 'none',
    /** Null when it can no longer be cancelled. */
    cancel: terms.outcome === 'done' ? cancelView(terms, order.quote.gross, date) : null,
    /** ISO instant of the withdrawal deadline; null for businesses and afterwards. */
    withdrawUntil: withdrawal.outcome === 'done' ? withdrawal.until.toString() : null,
    /** The participants who can leave free of charge, each with what the order costs then, gross. */
    leave: leave.filter(({ id }) => !hasVoucher(id)),
    /** Who of them has the voucher of an introduction: only the office can take them out, and has it blocked. */
    leaveByOffice: leave.filter(({ id }) => hasVoucher(id)).map(({ name }) => name),
    /** What the order costs now, gross. */
    gross: order.quote.gross,
    /** Whether there is one that a change would cancel. */
    hasInvoice: openInvoice(invoices) !== null,
    /** Dates that it can move to; null when it cannot be cancelled for nothing any more, and so not moved either. */
    dates: movable ? otherDates({ order, date }, { all, tariff }, language, now) : null,
  }
}

function leaving({ order, date }: { order: Order; date: LiveDate }, agreed: CancellationTerms, now: Temporal.Instant) {
  return order.participants.flatMap((person) => {
    const decision = decideLeave({ order, date, agreed, byOffice: false }, person.id, now)
    return decision.outcome === 'done' ? { id: person.id, name: fullName(person), gross: decision.quote.gross } : []
  })
}

function otherDates(
  { order, date: here }: { order: Order; date: LiveDate },
  { all, tariff }: { all: readonly ListedDate[]; tariff: Tariff },
  language: Language,
  now: Temporal.Instant,
): WorkshopView[] {
  return all
    .filter(
      ({ date, left }) =>
        left >= order.participants.length && isOtherDateOf(here, date) && costsTheSame(order, date, tariff),
    )
    .map((listed) => workshopView(listed, language, now))
    .filter(isUpcoming)
}
