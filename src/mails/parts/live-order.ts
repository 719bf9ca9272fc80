import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import type { Reads } from '#features/stores.ts'

/** The order of an effect with its live date. Throws when there is none: effects are written beside their orders. */
export async function liveOrder(
  reads: Pick<Reads, 'orderWithDate'>,
  orderId: string,
): Promise<{ order: Order; date: LiveDate }> {
  const found = await reads.orderWithDate(orderId)
  if (!found?.date) throw new Error(`no order ${orderId} of a live workshop`)
  return { order: found.order, date: found.date }
}
