import type { Cents } from '#domain/money.ts'
import { actorText } from '#domain/office/actor.ts'
import { decideReturn, type ReturnRefusal, type ReturnWay } from '#domain/payment/decide-return.ts'
import type { BookingDesk, MemberAction } from './member-action.ts'

export interface ReturnMoney extends MemberAction {
  orderId: string
  amount: Cents
  way: ReturnWay
  /** What was with us when the form was opened, where there was one. */
  kept?: Cents | undefined
}

export type ReturnMoneyOutcome =
  | { outcome: 'returned' }
  | { outcome: 'refused'; refusal: ReturnRefusal }
  | { outcome: 'unknown' }

/**
 * The office gives money back, whole or in part, never more than is left of what was paid: decided under the lock of the order, so two
 * who do it at once cannot. To a card a job pays it; a transfer is the office's own, and noted here (docs/rules/office-bookings.md).
 */
export async function returnMoney(desk: BookingDesk, command: ReturnMoney): Promise<ReturnMoneyOutcome> {
  const now = desk.clock.now()
  const { attempt, orderId, amount, way, kept, actor, reason } = command
  return desk.transactions.run(async (stores) => {
    if (!(await stores.lockOrder(orderId))) return { outcome: 'unknown' }
    const money = await stores.money.ofOrder(orderId)
    // The same form again: what it did is done.
    if (money.returns.some(({ id }) => id === attempt)) return { outcome: 'returned' }
    const decision = decideReturn(money, { amount, way, seen: kept })
    if (!decision.accepted) return { outcome: 'refused', refusal: decision.refusal }
    const { paymentId } = decision
    const state = paymentId === null ? 'done' : 'due'
    const returned = { id: attempt, orderId, paymentId, amount, state, reason: reason ?? '' } as const
    await stores.money.addReturn({ ...returned, decidedAt: now, decidedBy: actorText(actor) })
    await stores.record({ at: now, actor, subject: { kind: 'order', id: orderId }, action: 'money returned', reason })
    const kind = paymentId === null ? 'money-returned' : 'money-return'
    await stores.addEffect({ kind, orderId, returnId: attempt })
    return { outcome: 'returned' }
  })
}
