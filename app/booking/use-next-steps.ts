import { useLocale, useTranslations } from 'use-intl'
import { useHouse } from '../house.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import type { Step } from '../ui/steps.tsx'
import type { LiveView, WorkshopView } from '../workshops/workshop-view.ts'
import type { OrderView } from './order-view.ts'

/** What happens after a booking, from today to the morning of the workshop (SPEC §9). */
export function useNextSteps(
  { email, placedAt, invoices }: Pick<OrderView, 'email' | 'placedAt' | 'invoices'>,
  { workshop, paidByCard }: { workshop: WorkshopView; paidByCard: boolean },
): Step[] {
  const t = useTranslations('order')
  const { windows } = useHouse()
  const language = useLocale()
  const { live } = workshop
  const isLater = Boolean(live?.tentative) && invoices.length === 0
  const steps: Step[] = [
    { when: t('nextToday'), title: t('nextTodayTitle'), text: t('nextTodayText') },
    {
      when: t(isLater ? 'nextInvoiceLater' : 'nextInvoice'),
      title: t('nextInvoiceTitle'),
      text: paidByCard
        ? t('nextInvoicePaidText', { email })
        : t(isLater ? 'nextInvoiceLaterText' : 'nextInvoiceText', { email, days: windows.invoiceDays }),
    },
    {
      when: isSoon(placedAt, live) ? t('nextToday') : t('nextWeek'),
      title: t('nextWeekTitle'),
      text: t('nextWeekText'),
    },
  ]
  if (!live) return steps
  const start = formatDateTime(live.sessions[0]?.startsAt, { language, zone: live.zone })
  const text = live.delivery === 'online' ? t('nextArriveOnline') : t('nextArriveOnSite')
  return [...steps, { when: start, title: t('nextArriveTitle'), text }]
}

/** Who books within the last week gets the practical things at once (docs/rules/participants.md). */
function isSoon(placedAt: string, live: LiveView | null): boolean {
  const start = live?.sessions[0]?.startsAt
  return start !== undefined && Date.parse(start) - Date.parse(placedAt) <= 7 * 24 * 3_600_000
}
