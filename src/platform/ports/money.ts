import type { Cents } from '#domain/money.ts'
import type { BankTransfer, MoneyReturn, OrderMoney, Payment, RefundState } from '#domain/payment/payment.ts'
import type { Dispute } from '#domain/payment/provider-refunds.ts'

/** What the office notes of an order's money, inside one transaction. */
export interface MoneyStores {
  /** Everything that came and went. Whoever decides by it has locked the order. */
  ofOrder(orderId: string): Promise<KeptMoney>
  /** False when this one has been noted before. */
  addTransfer(transfer: NotedTransfer): Promise<boolean>
  /** False when this one has been decided before. */
  addReturn(returned: DecidedReturn): Promise<boolean>
  findReturn(id: string): Promise<DecidedReturn | null>
  /** `refundId` is what the provider calls it, null where that is not known. */
  finishReturn(id: string, refundId: string | null): Promise<void>
  /** The provider could not pay it: the money is with us again. */
  failReturn(id: string, failed: { at: Temporal.Instant; refundId?: string }): Promise<void>
  dispute(id: string): Promise<Dispute | null>
  /** Adds it, or puts it into another state. */
  keepDispute(dispute: Dispute, at: Temporal.Instant): Promise<void>
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
  disputes: Dispute[]
}

export interface MoneyReads {
  ofOrder(orderId: string): Promise<KeptMoney>
  findReturn(id: string): Promise<DecidedReturn | null>
  /** Whether the bank has taken a payment back for now: nothing is paid back of it until that is decided. */
  isDisputed(paymentId: string): Promise<boolean>
}
