import type { Cents } from '#domain/money.ts'
import type { Actor } from '#domain/office/member.ts'
import {
  type CancellationTerms,
  cancelTerms,
  decideWithdrawal,
  dueAfter,
  freeBecause,
} from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { otherParticipants } from '#domain/participant/participant.ts'
import type { DateState } from '#domain/registration/registration.ts'
import { type Refusal, type Result, refused } from '#domain/result.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { cancelInvoice, issueInvoice } from '#features/invoicing/issue-invoice.ts'
import { refundOrder } from '#features/payment/refund-order.ts'
import { takeBackVouchers } from '#features/tickets/vouchers.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Stores, WritePorts } from '#platform/ports.ts'
import type { Cancelling } from './records.ts'
import {
  type LockedOrder,
  leaveCalendars,
  orderUnderLock,
  promoteWaitlist,
  transitionOrder,
  transitionRegistrations,
} from './transition-registrations.ts'

/** `agreedDue`: the amount due that the booker was shown; no other is charged. By default that of the terms. */
export type CancelOrder = {
  orderId: string
  actor: Actor
  reason?: string | undefined
} & (
  | { way: 'terms'; agreedDue?: Cents | undefined }
  /** `declaredAt`: when the declaration was received, which is what counts; now by default. */
  | { way: 'withdrawal'; declaredAt?: Temporal.Instant }
  /** The office decides what is due all the same (docs/rules/office-bookings.md). */
  | { way: 'organiser'; fee: Exclude<Cancelling['fee'], 'part'> }
)

/**
 * `voucher-out`: someone may have opened what was bought, so the office looks (docs/rules/self-paced.md). `costs-changed`: something else is due than
 * was agreed.
 */
export type CancelRefusal = Refusal<
  'unknown' | 'not-open' | 'workshop-started' | 'business' | 'too-late' | 'voucher-out' | 'costs-changed'
>
export type CancelOrderOutcome = Result<{ fee: Cancelling['fee'] }, CancelRefusal>

/**
 * Cancels an order of tickets or a package (docs/rules/self-paced.md): the office at any time and at what it decides, a consumer by
 * withdrawing while no voucher is out. Such an order has no terms to cancel it by.
 */
async function cancelSeatless(
  stores: Stores,
  command: CancelOrder,
  now: Temporal.Instant,
): Promise<CancelOrderOutcome> {
  const { orderId, way, actor, reason } = command
  const order = await stores.lockOrder(orderId)
  if (!order || order.product.kind === 'live') return refused('unknown')
  const vouchers = await stores.vouchersOf(orderId)
  const decision = decide(order, command, { date: null, now, vouchers })
  if (decision.outcome === 'refused') return decision
  const { fee } = decision
  await transitionOrder(stores, order, { state: 'cancelled' })
  const subject = { kind: 'order', id: orderId } as const
  await stores.record({ at: now, actor, subject, action: 'booking.cancelled', ...(reason ? { reason } : {}) })
  await takeBackVouchers(stores, orderId, now)
  if (fee === 'none') await refundOrder(stores, orderId, now)
  await stores.keepCancelling(orderId, { way, fee, due: dueAfter(order.quote.gross, { fee }) })
  const at = command.way === 'withdrawal' ? (command.declaredAt ?? now) : now
  const cancelling = { way, fee, at: at.toString() }
  await stores.addEffect({ kind: 'order-cancelled', orderId, ...cancelling })
  await stores.addEffect({ kind: 'booking-cancelled', orderId, ...cancelling })
  await enqueueCancelled(stores, order, now)
  if (fee === 'none') await endForNothing(stores, command, now)
  return decision
}

/** Nothing is due: the invoice is cancelled, and what was declared before is complied with. */
async function endForNothing(stores: Stores, { orderId, actor }: CancelOrder, now: Temporal.Instant): Promise<void> {
  await cancelInvoice(stores, orderId, now, { mailed: false })
  await stores.endWithdrawalsOf(orderId, { how: 'carried-out', at: now, by: actor })
}

/**
 * Cancels an order under its terms, or as the withdrawal of a consumer (docs/rules/changes.md). The seats of a live workshop go to the next in line in the
 * same transaction. A second cancellation is refused as no longer open, and sends nothing.
 */
export async function cancelOrder(ports: WritePorts, command: CancelOrder): Promise<CancelOrderOutcome> {
  const now = ports.clock.now()
  return ports.transactions.run((stores) => cancelWithin(stores, command, now))
}

/** As part of a transaction. */
export async function cancelWithin(
  stores: Stores,
  command: CancelOrder,
  now: Temporal.Instant,
): Promise<CancelOrderOutcome> {
  const locked = await orderUnderLock(stores, command.orderId, now)
  if (!locked) return cancelSeatless(stores, command, now)
  const terms = await stores.settings.cancellationAt(locked.order.placedAt)
  const decision = decide(locked.order, command, { date: locked.state.date, now, terms })
  if (decision.outcome === 'refused') return decision
  if (isAnotherSum(locked.order, command, decision)) return refused('costs-changed')
  const { outcome: _, ...cost } = decision
  const { way, actor, reason } = command
  const at = (way === 'withdrawal' ? (command.declaredAt ?? now) : now).toString()
  const state = await endOrder(stores, locked, { way, ...cost, at }, { actor, reason, now })
  await promoteWaitlist(stores, state, now)
  // What is due is paid by the invoice, which stays; of a tentative date that has just started there may be none yet.
  if (cost.fee === 'none') await endForNothing(stores, command, now)
  else if (locked.order.status.state === 'confirmed') await issueInvoice(stores, locked.order, now)
  return { outcome: 'done', fee: cost.fee }
}

interface Circumstances {
  /** Null for tickets and packages. */
  date: LiveDate | null
  /** Those of tickets. */
  vouchers?: readonly Voucher[]
  now: Temporal.Instant
  /** Those that were agreed to; without them an order has no terms to cancel it by. */
  terms?: CancellationTerms
}

function decide(
  order: Order,
  command: CancelOrder,
  { date, vouchers = [], now, terms: agreed }: Circumstances,
): Result<Pick<Cancelling, 'fee' | 'percent'>, CancelRefusal> {
  if (command.way === 'organiser') return decideByOffice(order, command, date, now)
  if (command.way === 'withdrawal') return decideWithdrawal({ order, date, vouchers }, command.declaredAt ?? now)
  if (!date || !agreed) return refused('not-open')
  const terms = cancelTerms(order, date, now, agreed)
  if (terms.outcome === 'refused') return terms
  const { fee, percent } = terms
  return { outcome: 'done', fee, ...(fee === 'part' && { percent }) }
}

/** Where nothing can be asked, nothing is due, whatever was chosen. */
function decideByOffice(
  order: Order,
  { fee }: Extract<CancelOrder, { way: 'organiser' }>,
  date: LiveDate | null,
  now: Temporal.Instant,
): Result<Pick<Cancelling, 'fee'>, CancelRefusal> {
  if (order.status.state !== 'confirmed' && !('until' in order.status)) return refused('not-open')
  return { outcome: 'done', fee: freeBecause(order, date, now) === null ? fee : 'none' }
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
  stores: Stores,
  { order, state, registration }: LockedOrder,
  cancelling: Cancelling,
  { actor, reason, now }: Ending,
): Promise<DateState> {
  const change = { id: registration.id, to: { state: 'cancelled' } } as const
  const moving = { now, actor, ...(reason ? { reason } : {}), orderNotifies: true }
  const after = await transitionRegistrations(stores, state, [change], moving)
  await takeBackVouchers(stores, order.id, now)
  if (cancelling.fee === 'none') await refundOrder(stores, order.id, now)
  await writeCancellation(stores, { order, date: state.date }, cancelling, now)
  return after
}

async function writeCancellation(
  stores: Stores,
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
  await enqueueCancelled(stores, order, now)
  if (revision === undefined) return
  for (const { id: participantId } of otherParticipants(order))
    await stores.addEffect({ kind: 'participant-cancelled', orderId, date: date.slug, participantId, revision })
}

/** Receivers were notified of an order when it was confirmed, and are not notified of the end of any other. */
async function enqueueCancelled(
  stores: Pick<Stores, 'webhooks' | 'addEffect'>,
  { id, status }: Order,
  now: Temporal.Instant,
): Promise<void> {
  if (status.state !== 'confirmed') return
  await enqueueWebhooks(stores, { name: 'booking-cancelled', subjectId: id, at: now })
}
