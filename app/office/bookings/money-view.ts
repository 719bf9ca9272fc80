import { openOf } from '#domain/payment/balance.ts'
import { standingTransfers } from '#domain/payment/decide-take-back.ts'
import type { BookingFile } from '#usecases/bookings/booking-office.ts'
import { type LogActor, logActor } from '../log/log-row.ts'

export interface MoneyView {
  paid: number
  returned: number
  kept: number
  /** What is still to come. */
  open: number
  /** Whether a card is there to give money back to. */
  byCard: boolean
  /** Disputes that are not decided, each with its amount. */
  disputes: { id: string; state: 'inquiry' | 'open'; amount: number }[]
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
  by: LogActor | null
  reason: string | null
}

export function moneyView({ money, balance }: BookingFile, owed: number): MoneyView {
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
      by: logActor(notedBy),
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
      by: logActor(decidedBy),
      // The program gives no reason in words: it does what the cancellation asks for.
      reason: decidedBy === 'program' ? null : reason,
    }),
  )
  return {
    ...balance,
    open: openOf(owed, balance.paid),
    mayTakeBack: standingTransfers(money.transfers).map(({ id, amount, receivedOn }) => ({ id, amount, receivedOn })),
    disputes: money.disputes.flatMap(({ id, state, amount }) =>
      state === 'inquiry' || state === 'open' ? [{ id, state, amount }] : [],
    ),
    byCard: money.payments.some(({ state }) => state === 'paid'),
    moves: [...cards, ...transfers, ...returns].sort((a, b) => (a.at < b.at ? -1 : 1)),
  }
}

function returnKind(paymentId: string | null, isDispute: boolean): MoneyMove['kind'] {
  if (isDispute) return 'return-dispute'
  return paymentId === null ? 'return-transfer' : 'return-card'
}
