import type { Order } from '#domain/order/order.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { issueVouchers } from '#features/tickets/vouchers.ts'
import { enqueueWebhooks } from '#features/webhooks/enqueue-webhooks.ts'
import type { Stores } from '#platform/ports.ts'
import type { OrderingPorts } from './ordering-ports.ts'

/** An order costs something else from now on: what has come may be all of it now, or not any more. */
export async function updatePaid(
  service: Pick<OrderingPorts, 'randomSource'>,
  stores: Stores,
  order: Order,
  now: Temporal.Instant,
): Promise<void> {
  const { paid } = balanceOf(await stores.money.ofOrder(order.id))
  if (paid < order.quote.gross) return stores.noteUnpaid(order.id)
  if ((await stores.paidAt(order.id)) !== null) return
  await stores.notePaid(order.id, now)
  await enqueueWebhooks(stores, { name: 'order-paid', subjectId: order.id, at: now })
  await issueVouchers(stores, service.randomSource, order, now)
}
