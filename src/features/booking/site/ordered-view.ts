import type { Language } from '#domain/language.ts'
import type { Voucher } from '#domain/voucher/voucher.ts'
import type { OrderWithDate } from '#features/booking/records.ts'
import { type PurchaseView, purchaseView, usePurchaseWords } from '#features/tickets/site/purchase-view.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { type WorkshopView, workshopView } from '#features/workshops/site/workshop-view.ts'

/** The product of an order, as serialisable values. */
export interface OrderedView {
  /** Null for products without a date: self-paced workshops and packages. */
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

/** The product and its dates or quantity: 'Flight Level 2 Design' and '16.–17. Februar 2027' or '2 Tickets'. */
export function useOrderedWords() {
  const { dates } = useWorkshopWords()
  const { extent } = usePurchaseWords()
  return ({ workshop, purchase }: OrderedView) => {
    if (workshop) return { title: workshop.title, extent: dates(workshop) }
    return { title: purchase?.title ?? '', extent: purchase ? extent(purchase) : '' }
  }
}
