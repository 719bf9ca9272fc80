import type { OrderWithDate } from '#features/booking/ports.ts'
import type { Reads } from '#features/stores.ts'

/** The order of an effect, with its date where it has one. Throws when there is none: effects are written beside their orders. */
export async function foundOrder(reads: Pick<Reads, 'orderWithDate'>, orderId: string): Promise<OrderWithDate> {
  const found = await reads.orderWithDate(orderId)
  if (!found) throw new Error(`no order ${orderId}`)
  if (found.order.product.kind === 'live' && !found.date) throw new Error(`no date of order ${orderId}`)
  return found
}
