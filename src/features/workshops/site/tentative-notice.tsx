import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import type { TentativeView, WorkshopView } from './workshop-view.ts'

/** What messages about a tentative date need. */
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

/** That a date is tentative, what follows from it and until when; nothing where it is certain. */
export function TentativeNotice({ workshop: { live }, headingLevel }: TentativeNoticeProps) {
  const t = useTranslations('workshop.tentative')
  const values = useTentativeValues()
  if (!live?.tentative) return null
  return (
    <Notice tone="info" title={t('title')} headingLevel={headingLevel}>
      <Text>{t('text', { ...values(live.tentative), payment: live.payment })}</Text>
    </Notice>
  )
}
