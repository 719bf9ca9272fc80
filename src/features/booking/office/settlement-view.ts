import type { ShownActor } from '#domain/audit/actor.ts'
import { settlementOf, toReturn } from '#domain/order/cancellation.ts'
import { amountDueOf, isCharged, type Order } from '#domain/order/order.ts'
import { validTransfers } from '#domain/payment/bank-transfer.ts'
import { openOf, providerName } from '#domain/payment/payment.ts'
import type { BookingFile } from '../booking-office.ts'

/** What stays due of a cancelled booking, as the browser gets it. Amounts in cents, gross. */
export type SettlementView = NonNullable<ReturnType<typeof settlementView>>

/** Null for what was not cancelled. */
export function settlementView({ order, balance, soldAgain }: Pick<BookingFile, 'order' | 'balance' | 'soldAgain'>) {
  const cancelled = order?.order.cancelled
  if (!cancelled) return null
  const { way, fee, percent = 0, due } = cancelled
  const { giveBack, toPay } = settlementOf(cancelled, balance) ?? { giveBack: 0, toPay: 0 }
  const seats = order.order.participants.length - (cancelled.soldAgain ?? 0)
  const untilResold = order.order.product.kind === 'live' && isCharged(cancelled)
  return {
    way,
    fee,
    percent,
    /** Null until someone has set how much a share is. */
    due,
    giveBack,
    toPay,
    /** The present net amount received. */
    kept: balance.kept,
    /** Whether its mail has promised that nothing is due for seats that go to someone from the waitlist. */
    untilResold,
    /** How many of its seats were sold again, of those that the fee was not lowered for yet. */
    soldAgain,
    seats,
  }
}

/** A consumer’s declaration that is still to be decided. */
export function withdrawalView({ withdrawal }: BookingFile) {
  return withdrawal && { id: withdrawal.id, at: withdrawal.receivedAt.toString() }
}

/** One line of the log of actions. */
export type HistoryLine = ReturnType<typeof historyOf>[number]

/** Newest first: what happened last is what matters. */
export function historyOf({ history }: BookingFile) {
  return history.map((line) => ({ ...line, at: line.at.toString() })).reverse()
}

export type MoneyView = ReturnType<typeof moneyView>

/** Money that came or went. */
interface MoneyMove {
  id: string
  kind: 'card' | 'transfer' | 'taken-back' | 'return-card' | 'return-dispute' | 'return-transfer'
  /** Of a payment by card or of a return; null for what is simply noted. */
  state: string | null
  amount: number
  at: string
  by: ShownActor | null
  reason: string | null
}

export function moneyView({ order, money, balance }: BookingFile) {
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
    /** What is still to come. */
    open: order ? openOf(askedOf(order.order), balance.paid) : 0,
    /** What is to be given back. */
    toReturn: order ? toReturn(order.order, balance) : 0,
    /** Transfers that the office has noted and can take back, the last on top. */
    mayTakeBack: validTransfers(money.transfers).map(({ id, amount, receivedOn }) => ({ id, amount, receivedOn })),
    /** Disputes that are not decided, each with its amount. */
    disputes: money.disputes.flatMap(({ id, state, amount, paymentId }) => {
      if (state !== 'inquiry' && state !== 'open') return []
      const payment = money.payments.find((one) => one.id === paymentId)
      return { id, state, amount, provider: providerName(payment?.provider ?? null) }
    }),
    /** Whether a card is there to give money back to. */
    byCard: money.payments.some(({ state }) => state === 'paid'),
    moves: [...cards, ...transfers, ...returns].sort((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

/** Nothing is asked for before a share is set. */
function askedOf(order: Order): number {
  return order.cancelled?.due === null ? 0 : amountDueOf(order)
}

function returnKind(paymentId: string | null, isDispute: boolean): MoneyMove['kind'] {
  if (isDispute) return 'return-dispute'
  return paymentId === null ? 'return-transfer' : 'return-card'
}
