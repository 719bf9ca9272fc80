import type { ShownActor } from '#domain/audit/actor.ts'
import type { Cents } from '#domain/money.ts'
import type { BankTransfer, Dispute, MoneyReturn, OrderMoney, Payment, RefundState } from '#domain/payment/payment.ts'
export interface NotedTransfer<By = ShownActor> extends BankTransfer {
  orderId: string
  notedAt: Temporal.Instant
  notedBy: By
}

export interface DecidedReturn<By = ShownActor> extends MoneyReturn {
  orderId: string
  amount: Cents
  state: RefundState
  decidedAt: Temporal.Instant
  decidedBy: By
  reason: string
}

/** All the money of an order, each list oldest first. */
export interface KeptMoney extends OrderMoney {
  payments: Payment[]
  transfers: NotedTransfer[]
  returns: DecidedReturn[]
  disputes: Dispute[]
}
