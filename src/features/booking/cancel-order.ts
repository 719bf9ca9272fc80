import { type CancellationTerms, cancelTerms, dueAfter, withdrawalTerms } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { emailKey } from '#domain/participant/participant.ts'
import type { DateState } from '#domain/registration/registration.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { cancelInvoice } from '#features/invoicing/cancel-invoice.ts'
import { issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { refundOrder } from '#features/payment/refund-order.ts'
import { takeBackVouchers } from '#features/tickets/take-back-vouchers.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Actor } from '#platform/ports/log.ts'
import type { Clock, Transactions } from '#platform/ports.ts'
import type { CancelOrder, CancelOrderOutcome, Impossible } from './cancel-command.ts'
import { cancelSeatless } from './cancel-seatless.ts'
import { leaveCalendars } from './leave-calendars.ts'
import { type LockedOrder, orderUnderLock } from './order-under-lock.ts'
import type { Cancelling } from './ports.ts'
import { promoteWaitlist } from './promote-waitlist.ts'
import { transitionRegistrations } from './transition-registrations.ts'

export interface CancelOrderPorts {
  clock: Clock
  transactions: Transactions<OrderingStores>
}

/**
 * Cancels an order under its terms, or as the withdrawal of a consumer (docs/rules/changes.md). The seats of a live workshop go to
 * the next in line in the same transaction. Cancelled twice is refused as not open any more, and sends nothing.
 */
export async function cancelOrder(ports: CancelOrderPorts, command: CancelOrder): Promise<CancelOrderOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run(async (stores) => {
    const locked = await orderUnderLock(stores, command.orderId, now)
    if (!locked) return cancelSeatless(stores, command, now)
    const terms = await stores.settings.cancellationAt(locked.order.placedAt)
    const decision = decide(locked, command, { now, terms })
    if ('reason' in decision) return { outcome: 'refused', reason: decision.reason }
    if (isAnotherSum(locked.order, command, decision)) return { outcome: 'other-costs' }
    const { way, actor, reason } = command
    const at = (way === 'withdrawal' ? (command.declaredAt ?? now) : now).toString()
    const state = await endOrder(stores, locked, { way, ...decision, at }, { actor, reason, now })
    await promoteWaitlist(stores, state, now)
    // Where the full price stays due, the invoice stays; the office decides about a part or a share.
    if (decision.fee === 'none') await cancelInvoice(stores, command.orderId, now, { mailed: false })
    // Of a tentative date there may be none yet, and the office has decided that all of it is due.
    else if (decision.fee === 'full' && locked.order.status.state === 'confirmed')
      await issueInvoice(stores, locked.order, now)
    return { outcome: 'cancelled', fee: decision.fee }
  })
}

function decide(
  { order, state }: LockedOrder,
  command: CancelOrder,
  { now, terms: agreed }: { now: Temporal.Instant; terms: CancellationTerms },
): Pick<Cancelling, 'fee' | 'percent'> | { reason: Impossible } {
  if (command.way === 'organiser') {
    const open = order.status.state === 'confirmed' || 'until' in order.status
    return open ? { fee: command.fee } : { reason: 'not-open' }
  }
  if (command.way === 'withdrawal') {
    const terms = withdrawalTerms(order, state.date, command.declaredAt ?? now)
    return terms.possible ? { fee: terms.payBack === 'share' ? 'share' : 'none' } : { reason: terms.reason }
  }
  const terms = cancelTerms(order, state.date, now, agreed)
  if (!terms.possible) return { reason: terms.reason }
  return terms.fee === 'part' ? { fee: 'part', percent: terms.percent } : { fee: terms.fee }
}

function isAnotherSum({ quote }: Order, command: CancelOrder, decision: Pick<Cancelling, 'fee' | 'percent'>): boolean {
  if (command.way !== 'terms' || command.agreedDue === undefined) return false
  return command.agreedDue !== dueAfter(quote.gross, decision)
}

interface Ending {
  actor: Actor
  reason: string | undefined
  now: Temporal.Instant
}

/** What every end of a live order brings about, regardless of who asks for it. */
async function endOrder(
  stores: OrderingStores,
  { order, state, registration }: LockedOrder,
  cancelling: Cancelling,
  { actor, reason, now }: Ending,
): Promise<DateState> {
  const change = { id: registration.id, to: { state: 'cancelled' } } as const
  const after = await transitionRegistrations(stores, state, [change], { now, actor, ...(reason ? { reason } : {}) })
  await takeBackVouchers(stores, order.id, now)
  if (cancelling.fee === 'none') await refundOrder(stores, order.id, now)
  await writeCancellation(stores, { order, date: state.date }, cancelling, now)
  return after
}

async function writeCancellation(
  stores: OrderingStores,
  { order, date }: { order: Order; date: LiveDate },
  cancelling: Cancelling,
  now: Temporal.Instant,
): Promise<void> {
  const orderId = order.id
  const { way, fee, percent } = cancelling
  await stores.keepCancelling(orderId, { way, fee, percent, due: dueAfter(order.quote.gross, cancelling) })
  await stores.participants.forgetMeals(orderId)
  // Before the payment no one was invited.
  const wasInvited = order.status.state === 'confirmed'
  const revision = wasInvited ? await leaveCalendars(stores, date) : undefined
  await stores.addEffect({
    kind: 'order-cancelled',
    orderId,
    ...cancelling,
    ...(revision !== undefined && { revision }),
  })
  await stores.addEffect({ kind: 'booking-cancelled', orderId, ...cancelling })
  await enqueueWebhooks(stores, { name: 'booking-cancelled', subjectId: orderId, at: now })
  if (revision === undefined) return
  for (const { id: participantId, email } of order.participants) {
    // The booker’s own entry is taken out by the mail about the order.
    if (emailKey(email) === emailKey(order.booker.email)) continue
    await stores.addEffect({ kind: 'participant-cancelled', orderId, participantId, revision })
  }
}
