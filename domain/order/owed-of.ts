import type { Cents } from '#domain/money.ts'
import type { Order } from './order.ts'

/**
 * What is owed for an order, gross: its price, and of a cancelled one what stays due (docs/rules/office-bookings.md). Of a share that nobody has
 * reckoned yet up to all of it.
 */
export function owedOf({ standing, cancelled, quote }: Pick<Order, 'standing' | 'cancelled' | 'quote'>): Cents {
  if (standing.state !== 'cancelled') return quote.gross
  return cancelled ? (cancelled.due ?? quote.gross) : 0
}
