import type { Language } from '#domain/language.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { OrderWithDate } from '#features/booking/ports.ts'
import { type PurchaseView, purchaseView } from '#features/tickets/site/purchase-view.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'

/** What an order is for: plain values that travel to the browser. */
export interface OrderedView {
  /** Null for what has no date: self-paced workshops and packages. */
  workshop: WorkshopView | null
  /** Null for live workshops. */
  purchase: PurchaseView | null
}

export function orderedView(
  { order: { product }, date, vouchers = [] }: OrderWithDate & { vouchers?: readonly Voucher[] },
  language: Language,
  now: Temporal.Instant,
): OrderedView {
  return {
    workshop: date && workshopView({ date, left: 0 }, language, now),
    purchase: product.kind === 'live' ? null : purchaseView(product, vouchers, language),
  }
}
