import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import { viennaDay } from '#domain/iso-date.ts'
import type { Language } from '#domain/language.ts'
import { type CancellationTerms, cancelTerms, isFree, withdrawalTerms } from '#domain/order/cancellation.ts'
import { outstanding, type PaymentSummary } from '#domain/order/payment-summary.ts'
import { emailKey, fullName } from '#domain/participant/participant.ts'
import type { OrderMoney } from '#domain/payment/payment.ts'
import { hasDiscover } from '#domain/pricing/quote.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import { awaitsFollowUp } from '#domain/workshop/workshop-date.ts'
import type { DeclaredRefusal } from '#features/booking/behind-link.ts'
import { transferAccount } from '#features/invoicing/documents/invoice-sheet.ts'
import { type PurchaseView, purchaseView, usePurchaseWords } from '#features/tickets/site/purchase-view.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'
import type { OrderWithDate } from '../records.ts'
import { cancelView } from './use-cancel-words.ts'

/** The product of an order, as serialisable values. */
interface OrderedView {
  /** Null for products without a date: self-paced workshops and packages. */
  workshop: WorkshopView | null
  /** Null for live workshops. */
  purchase: PurchaseView | null
}

export function orderedView(
  { order: { product, placedAt }, date, vouchers = [] }: OrderWithDate & { vouchers?: readonly Voucher[] },
  language: Language,
  now: Temporal.Instant,
): OrderedView {
  return {
    workshop: date && workshopView({ date, left: 0 }, language, now),
    purchase: product.kind === 'live' ? null : purchaseView({ product, placedAt, vouchers }, language, now),
  }
}

/** The product and its dates or quantity: 'Flight Level 2 Design' and '16.–17. Februar 2027' or '2 Tickets'. */
export function useOrderedWords() {
  const { dates } = useWorkshopWords()
  const { extent } = usePurchaseWords()
  return ({ workshop, purchase }: OrderedView) => {
    if (workshop) return { title: workshop.title, extent: dates(workshop) }
    return { title: purchase?.title ?? '', extent: purchase ? extent(purchase) : '' }
  }
}

/** An order for its confirmation page (docs/product.md#order-confirmation), as serialisable values. */
export type OrderView = ReturnType<typeof orderView>

export interface IssuedInvoice extends Pick<Invoice, 'number' | 'kind'> {
  /** A later one takes it back. */
  cancelled: boolean
}

interface Shown extends OrderWithDate {
  /** The terms in force when it was placed. */
  cancellation: CancellationTerms
  invoices?: readonly Invoice[]
  money?: OrderMoney
  vouchers?: readonly Voucher[]
  /** The oldest open declaration, and why its link cannot complete it. */
  declared?: { receivedAt: Temporal.Instant; refusal: DeclaredRefusal | null } | null
}

const noMoney: OrderMoney = { payments: [], transfers: [], returns: [] }

export function orderView(
  { order, date, cancellation, invoices = [], money = noMoney, vouchers = [], declared = null }: Shown,
  language: Language,
  now: Temporal.Instant,
) {
  const { booker, participants } = order
  const terms = date && cancelTerms(order, date, now, cancellation)
  const invoice = openInvoice(invoices)
  const { payment, due } = outstanding({ order, date, invoices, money })
  const cancellable = terms?.outcome === 'done'
  // Each later change cancels the invoice and issues another one (docs/rules/invoice.md).
  const isChanged = order.transferredAt !== undefined || invoices.some(({ kind }) => kind === 'cancellation')
  const move = order.status.state === 'confirmed' && terms !== null && isFree(terms)
  const withdrawable = withdrawalTerms(order, date, now).outcome === 'done'
  const people = participants.map((participant) => ({
    name: fullName(participant),
    introduction: participant.addIntroduction,
    isBooker: emailKey(participant.email) === emailKey(booker.email),
  }))
  return {
    number: order.number,
    customerNumber: order.customerNumber,
    /** ISO instant. */
    placedAt: order.placedAt.toString(),
    /** Whether the workshop is over and the follow-up talk of Discover still to come. */
    awaitsTalk:
      date !== null && order.status.state === 'confirmed' && hasDiscover(order.quote) && awaitsFollowUp(date, now),
    status: order.status.state,
    /** How it was cancelled; null for any other order. */
    cancelledBy: order.cancelled?.way ?? null,
    /** Whether a consumer may still withdraw from an order without a date; dates have a page for all changes. */
    withdrawable: date === null && withdrawable,
    /** Whether it was placed today, in Vienna, and not changed since: today's mails are on their way. */
    isNew: !isChanged && viennaDay(order.placedAt) === viennaDay(now),
    /** Whether it is on another date than the one that was booked. */
    isMoved: order.transferredAt !== undefined,
    /** What the booker can still change; null when nothing is left, and for orders without a date. Whether it can be moved depends on other dates, too. */
    changes: cancellable || (date && withdrawable) ? { move, cancel: cancellable, withdraw: withdrawable } : null,
    /** The cancellation fee; null when cancelling is no longer possible, and for orders without a date. */
    cancel: date && terms?.outcome === 'done' ? cancelView(terms, order.quote.gross, date) : null,
    /** A declaration of withdrawal that nothing has come of yet: completed by the link in its receipt, or by the office, which may waive an unpaid `fee`. */
    declared: declared && declaredView(declared, payment),
    email: booker.email,
    bookerName: fullName(booker),
    bookerTakesPart: people.some(({ isBooker }) => isBooker),
    participants: people,
    /** Whether the vouchers of the introductions are on their way. */
    vouchersSent: vouchers.some(({ withdrawnAt }) => withdrawnAt === null),
    invoice: order.invoice,
    quote: order.quote,
    payment,
    /** All invoices, oldest first. */
    invoices: invoices.map(({ number, kind }) => ({
      number,
      kind,
      cancelled: invoices.some(({ cancels }) => cancels?.number === number),
    })),
    /** Null where nothing is to be transferred. */
    due: invoice && due && { ...due, account: transferAccount(invoice, due.amount, language) },
    ...orderedView({ order, date, vouchers }, language, now),
  }
}

/** None about an order that has ended, unless at a cost. */
function declaredView(
  { receivedAt, refusal }: NonNullable<Shown['declared']>,
  { toPay }: PaymentSummary,
): { receivedAt: string; by: 'link' | 'office' | 'fee' } | null {
  if (refusal === 'not-open') return null
  const byOffice = refusal === 'charged' && toPay > 0 ? 'fee' : 'office'
  return { receivedAt: receivedAt.toString(), by: refusal === null ? 'link' : byOffice }
}
