import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Notice } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import type { TentativeView, WorkshopView } from './workshop-view.ts'

export function useTentativeValues() {
  const language = useLocale()
  return ({ from, decidedBy }: TentativeView) => ({
    from,
    decided: decidedBy === null ? 'no' : 'yes',
    day: decidedBy === null ? '' : formatDateTime(decidedBy, { language }),
  })
}

interface TentativeNoticeProps {
  workshop: Pick<WorkshopView, 'live'>
  headingLevel?: 2 | 3
}

/** Explains a tentative date with its consequences and deadline; nothing for a certain one. */
export function TentativeNotice({ workshop: { live }, headingLevel }: TentativeNoticeProps) {
  const t = useTranslations('workshop.tentative')
  const values = useTentativeValues()
  if (!live?.tentative) return null
  return (
    <Notice tone="info" title={t('title')} headingLevel={headingLevel}>
      <Text>{t('text', { ...values(live.tentative), payment: live.payment, delivery: live.delivery })}</Text>
    </Notice>
  )
}
