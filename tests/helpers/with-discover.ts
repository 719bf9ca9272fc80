import type { Order } from '#domain/order/order.ts'

/** The same order with Discover for one person, as a line of its price. */
export function withDiscover(order: Order): Order {
  const line = {
    kind: 'discover',
    certification: 'fl2d',
    quantity: 1,
    unitNet: 300_00,
    net: 300_00,
    vatIndex: 0,
  } as const
  return { ...order, quote: { ...order.quote, lines: [...order.quote.lines, line] } }
}
