import type { Order, OrderState } from '#domain/order/order.ts'
import { mayGo } from '#domain/purchase/purchase.ts'
import type { OrderingStores } from '#features/booking/ordering-stores.ts'

/** Puts a locked order without seats into a new state. A way that the table lacks is a bug. */
export async function transitionOrder(
  stores: Pick<OrderingStores, 'changeOrder'>,
  { id, status }: Pick<Order, 'id' | 'status'>,
  to: OrderState,
): Promise<void> {
  if (!mayGo(status.state, to.state)) throw new Error(`order ${id} cannot go from ${status.state} to ${to.state}`)
  await stores.changeOrder(id, to)
}
