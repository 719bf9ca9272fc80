import { useTranslations } from 'use-intl'
import { hasPart } from '#domain/order/cancellation.ts'
import type { LiveView } from '#features/workshops/site/workshop-view.ts'
import { useSiteSettings } from '#frame/site-settings.ts'

/** The terms of an order for a date, in brief, and how it is paid: in the booking form and where an offer is accepted. */
export function useOrderTerms(live: LiveView | null): { brief: string[]; note: string } {
  const t = useTranslations('booking')
  const { windows, cancellation } = useSiteSettings()
  const terms = t('cancellationText', { ...cancellation, part: hasPart(cancellation) ? 'yes' : 'no' })
  if (live?.payment === 'card')
    return { brief: [t('termsTextCard'), terms], note: t('invoiceNoteCard', { minutes: windows.paymentMinutes }) }
  const days = windows.invoiceDays
  return {
    brief: [t('termsText', { days }), terms],
    note: live?.tentative ? t('invoiceNoteTentative') : t('invoiceNote', { days }),
  }
}
