import { usePurchaseWords } from '#features/tickets/site/use-purchase-words.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import type { OrderedView } from './ordered-view.ts'

/** What an order is for, and when or how much of it: 'Flight Level 2 Design' and '16.–17. Februar 2027' or '2 Tickets'. */
export function useOrderedWords() {
  const { dates } = useWorkshopWords()
  const { extent } = usePurchaseWords()
  return ({ workshop, purchase }: OrderedView) => {
    if (workshop) return { title: workshop.title, extent: dates(workshop) }
    return { title: purchase?.title ?? '', extent: purchase ? extent(purchase) : '' }
  }
}
