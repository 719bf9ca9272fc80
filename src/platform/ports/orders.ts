import type { Language } from '#domain/language.ts'
import type { Cancelled } from '#domain/order/cancelled.ts'
import type { InvoiceAddress, Order, OrderState } from '#domain/order/order.ts'
import type { WithdrawalEnd } from '#domain/order/withdrawal.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'

/** Everything a mail or page about an order needs. */
export interface OrderWithDate {
  order: Order
  /** The date of a live workshop; null for other products. */
  date: LiveDate | null
}

export interface OrderStores {
  /** As it is inside this transaction. */
  orderOf(orderId: string): Promise<OrderWithDate | null>
  /** Of orders without a registration; those of live workshops stand as their registration does. */
  changeOrder(orderId: string, standing: OrderState): Promise<void>
  /** With what stays due of the price. */
  keepCancelling(orderId: string, cancelled: Cancelled): Promise<void>
  /** What was issued before stays as it was. */
  changeInvoiceAddress(orderId: string, address: InvoiceAddress): Promise<void>
  /** Confirmed orders of a date. */
  ordersOfDate(workshopDateId: string): Promise<OrderWithDate[]>
  addWithdrawal(withdrawal: Withdrawal): Promise<void>
  /** False when it has ended before. */
  endWithdrawal(id: string, end: EndOfWithdrawal): Promise<boolean>
}

/** What somebody has declared on the withdrawal page, kept word for word. */
export interface Withdrawal {
  id: string
  receivedAt: Temporal.Instant
  language: Language
  name: string
  email: string
  orderNumber: string
  message: string | null
  /** The order that name, number and address belong to; null when the office has to look for it. */
  orderId: string | null
  /** Null as long as it is open. */
  end: EndOfWithdrawal | null
}

export interface EndOfWithdrawal {
  how: WithdrawalEnd
  at: Temporal.Instant
  /** In words. */
  by: string
}

export interface OrderReads {
  orderWithDate(orderId: string): Promise<OrderWithDate | null>
  /** The order with a number and its booker's address; null when they do not belong together. */
  orderByNumber(number: string, email: string): Promise<string | null>
  withdrawal(id: string): Promise<Withdrawal | null>
}
