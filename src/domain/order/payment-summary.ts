import { dueNow, type Invoice, openInvoice } from '../invoice/invoice.ts'
import type { IsoDate } from '../iso-date.ts'
import type { Cents } from '../money.ts'
import { balanceOf, type OrderMoney, openOf, refundingOf } from '../payment/payment.ts'
import type { LiveDate } from '../workshop/workshop-date.ts'
import { toReturn } from './cancellation.ts'
import { amountDueOf, type Order } from './order.ts'

/** What the booker of an order has paid, still pays and gets back, gross (docs/rules/invoice.md#what-the-booker-reads-about-the-money). */
export interface PaymentSummary {
  /** The remaining fee of a cancelled order; null until the office has set its share. 0 for any other order. */
  fee: Cents | null
  /** The amount received, refunds included. */
  paid: Cents
  /** 0 before there is an invoice, and where the fee is not set yet. */
  toPay: Cents
  toRefund: Cents
  /** On its way back to the card. */
  refunding: Cents
  refunded: Cents
}

/** `isInvoiced`: whether an invoice is valid and asks for money; a tentative date has none yet, and nothing is due of one that we have cancelled. */
export function paymentSummary(
  order: Pick<Order, 'status' | 'cancelled' | 'quote'>,
  money: OrderMoney,
  { isInvoiced }: { isInvoiced: boolean },
): PaymentSummary {
  const balance = balanceOf(money)
  const { paid } = balance
  const refunding = refundingOf(money)
  return {
    fee: feeOf(order),
    paid,
    toPay: isAsked(order, isInvoiced) ? openOf(amountDueOf(order), paid) : 0,
    toRefund: toReturn(order, balance),
    refunding,
    refunded: Math.max(0, balance.returned - refunding),
  }
}

function feeOf(order: Pick<Order, 'status' | 'cancelled' | 'quote'>): Cents | null {
  if (order.status.state !== 'cancelled') return 0
  return order.cancelled?.due === null ? null : amountDueOf(order)
}

/** Whether the booker is asked to pay the amount due. */
function isAsked({ status, cancelled }: Pick<Order, 'status' | 'cancelled'>, isInvoiced: boolean): boolean {
  if (status.state === 'cancelled') return cancelled?.due !== null
  if (status.state === 'confirmed') return isInvoiced
  return status.state === 'awaiting-payment'
}

interface Outstanding {
  order: Pick<Order, 'status' | 'cancelled' | 'quote'>
  /** Null for what has no seats. */
  date: Pick<LiveDate, 'calledOff'> | null
  invoices: readonly Invoice[]
  money: OrderMoney
}

export function outstanding({ order, date, invoices, money }: Outstanding): {
  payment: PaymentSummary
  due: DueInvoice | null
} {
  const payment = paymentSummary(order, money, { isInvoiced: openInvoice(invoices) !== null && !date?.calledOff })
  return { payment, due: dueInvoice(invoices, payment) }
}

/** The invoice that should have been paid before `today`, the day in Vienna (docs/rules/office-bookings.md#an-overdue-invoice); null where there is none. */
export function overdueInvoice(of: Outstanding, today: IsoDate): DueInvoice | null {
  const { due } = outstanding(of)
  return due && due.on < today ? due : null
}

export interface DueInvoice {
  number: string
  on: IsoDate
  amount: Cents
}

/** Null where nothing is to be transferred. The invoice of a cancelled order may be higher than the fee. */
export function dueInvoice(
  invoices: readonly Invoice[],
  { paid, toPay }: Pick<PaymentSummary, 'paid' | 'toPay'>,
): DueInvoice | null {
  const invoice = openInvoice(invoices)
  if (invoice?.payment.state !== 'due') return null
  const amount = Math.min(toPay, dueNow(invoice, invoices, paid))
  return amount > 0 ? { number: invoice.number, on: invoice.payment.on, amount } : null
}
