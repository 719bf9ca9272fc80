import { useTranslations } from 'use-intl'
import type { PurchaseView } from './purchase-view.ts'

/** How much of it was ordered: '2 Tickets', '7 Personen'. */
export function usePurchaseWords() {
  const t = useTranslations('purchase')
  return {
    extent: ({ kind, count }: PurchaseView) =>
      kind === 'package' ? t('package.extent', { count }) : t('tickets.extent', { count }),
  }
}
