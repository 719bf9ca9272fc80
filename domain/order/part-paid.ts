import type { Cents } from '#domain/money.ts'
import { openOf } from '#domain/payment/balance.ts'
import type { Order } from './order.ts'
import { owedOf } from './owed-of.ts'

/** What has come of an order and what is still open, gross. */
export interface PartPaid {
  paid: Cents
  open: Cents
}

/** Null unless a part has come and a part is open: then the price, or nothing, says it all (docs/rules/invoice.md). */
export function partPaid(order: Pick<Order, 'standing' | 'cancelled' | 'quote'>, paid: Cents): PartPaid | null {
  // Nobody has said yet how much the share is.
  if (order.cancelled?.due === null) return null
  const open = openOf(owedOf(order), paid)
  return paid > 0 && open > 0 ? { paid, open } : null
}
