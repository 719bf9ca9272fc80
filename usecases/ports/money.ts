import type { Cents } from '#domain/money.ts'
import type { BankTransfer, MoneyReturn, OrderMoney, RefundState } from '#domain/payment/balance.ts'
import type { Payment } from '#domain/payment/payment.ts'

/** What the office notes of an order's money, inside one transaction. */
export interface MoneyStores {
  /** Everything that came and went. Whoever decides by it has locked the order. */
  ofOrder(orderId: string): Promise<KeptMoney>
  /** False when this one has been noted before. */
  addTransfer(transfer: NotedTransfer): Promise<boolean>
  /** False when this one has been decided before. */
  addReturn(returned: DecidedReturn): Promise<boolean>
  findReturn(id: string): Promise<DecidedReturn | null>
  finishReturn(id: string): Promise<void>
}

export interface NotedTransfer extends BankTransfer {
  orderId: string
  notedAt: Temporal.Instant
  /** In words. */
  notedBy: string
}

export interface DecidedReturn extends MoneyReturn {
  orderId: string
  amount: Cents
  state: RefundState
  decidedAt: Temporal.Instant
  /** In words. */
  decidedBy: string
  reason: string
}

/** All the money of an order, each list oldest first. */
export interface KeptMoney extends OrderMoney {
  payments: Payment[]
  transfers: NotedTransfer[]
  returns: DecidedReturn[]
}

export interface MoneyReads {
  ofOrder(orderId: string): Promise<KeptMoney>
  findReturn(id: string): Promise<DecidedReturn | null>
}
