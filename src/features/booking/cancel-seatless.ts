import { dueAfter, withdrawalTerms } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'
import { cancelInvoice } from '#features/invoicing/cancel-invoice.ts'
import { refundOrder } from '#features/payment/refund-order.ts'
import { takeBackVouchers } from '#features/tickets/take-back-vouchers.ts'
import type { CancelOrder, CancelOrderOutcome, Impossible } from './cancel-command.ts'
import type { Cancelling } from './ports.ts'
import { transitionOrder } from './transition-order.ts'

/**
 * Cancels an order of tickets or a package (docs/rules/self-paced.md): the office at any time and at what it decides, a consumer by
 * withdrawing while no voucher is out. Such an order has no terms to cancel it by.
 */
export async function cancelSeatless(
  stores: OrderingStores,
  command: CancelOrder,
  now: Temporal.Instant,
): Promise<CancelOrderOutcome> {
  const { orderId, way, actor, reason } = command
  const order = await stores.lockOrder(orderId)
  if (!order || order.product.kind === 'live') return { outcome: 'unknown' }
  const { toBlock } = takeBack(await stores.vouchersOf(orderId))
  const decision = decide(order, command, { isOut: toBlock.length > 0, now })
  if ('reason' in decision) return { outcome: 'refused', reason: decision.reason }
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
  if (fee === 'none') await cancelInvoice(stores, orderId, now, { mailed: false })
  return { outcome: 'cancelled', fee }
}

type Decision = { fee: Cancelling['fee'] } | { reason: Impossible }

function decide(
  order: Order,
  command: CancelOrder,
  { isOut, now }: { isOut: boolean; now: Temporal.Instant },
): Decision {
  const isOpen = order.status.state === 'confirmed' || 'until' in order.status
  if (command.way === 'organiser') return isOpen ? { fee: command.fee } : { reason: 'not-open' }
  if (command.way === 'terms') return { reason: 'not-open' }
  const terms = withdrawalTerms(order, null, command.declaredAt ?? now)
  if (!terms.possible) return { reason: terms.reason }
  return isOut ? { reason: 'voucher-out' } : { fee: 'none' }
}
