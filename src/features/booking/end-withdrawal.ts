import { actorText } from '#domain/office/member.ts'
import type { WithdrawalEnd } from '#domain/order/cancellation.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import type { Withdrawal } from '#features/booking/ports.ts'
import type { Reads } from '#features/stores.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import type { CancelOrderOutcome } from './cancel-command.ts'
import { cancelOrder } from './cancel-order.ts'

export interface EndWithdrawalPorts {
  clock: Clock
  transactions: Transactions<OrderingStores>
  reads: Pick<Reads, 'withdrawal'>
}

/** Which declaration, and who ends it. */
export interface OfWithdrawal {
  withdrawalId: string
  actor: Actor
}

/** `refused`: no consumer, too late, a voucher is out. The declaration stays open for the office. */
export type CompleteWithdrawalOutcome =
  | Exclude<CancelOrderOutcome, { outcome: 'cancelled' }>
  | { outcome: 'carried-out' }

/**
 * Carries out a declaration of withdrawal: by the link in the mail, or by the office. What counts is the time of its receipt. Idempotent; an
 * order that was cancelled meanwhile ends the declaration too.
 */
export async function completeWithdrawal(
  ports: EndWithdrawalPorts,
  { withdrawalId, actor }: OfWithdrawal,
): Promise<CompleteWithdrawalOutcome> {
  const withdrawal = await ports.reads.withdrawal(withdrawalId)
  if (!withdrawal?.orderId) return { outcome: 'unknown' }
  if (withdrawal.end) return { outcome: 'carried-out' }
  const { orderId, receivedAt } = withdrawal
  const outcome = await cancelOrder(ports, { orderId, way: 'withdrawal', declaredAt: receivedAt, actor })
  const isCancelled =
    outcome.outcome === 'cancelled' || (outcome.outcome === 'refused' && outcome.reason === 'not-open')
  if (!isCancelled) return outcome
  await end(ports, withdrawal, { how: 'carried-out', actor })
  return { outcome: 'carried-out' }
}

/** The office has nothing to do, or has done it in another way. */
export async function closeWithdrawal(
  ports: EndWithdrawalPorts,
  { withdrawalId, actor }: OfWithdrawal,
): Promise<'closed' | 'unknown'> {
  const withdrawal = await ports.reads.withdrawal(withdrawalId)
  if (!withdrawal) return 'unknown'
  await end(ports, withdrawal, { how: 'closed', actor })
  return 'closed'
}

function end(
  { clock, transactions }: EndWithdrawalPorts,
  { id, orderId }: Withdrawal,
  { how, actor }: { how: WithdrawalEnd; actor: Actor },
): Promise<void> {
  const at = clock.now()
  return transactions.run(async (stores) => {
    const isEnded = await stores.endWithdrawal(id, { how, at, by: actorText(actor) })
    // What was carried out is in the log as cancelled.
    if (isEnded && how === 'closed' && orderId)
      await stores.record({ at, actor, subject: { kind: 'order', id: orderId }, action: 'booking.withdrawal-closed' })
  })
}
