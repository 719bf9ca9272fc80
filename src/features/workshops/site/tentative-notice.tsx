import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import { useTentativeValues } from './use-tentative-values.ts'
import type { WorkshopView } from './workshop-view.ts'

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
