import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'

/** Says that nothing was ordered since something broke (SPEC §8, 'Booking error'). */
export function FailureNotice() {
  const t = useTranslations('booking')
  const purchase = useTranslations('purchase')
  return (
    <Notice tone="alert" title={t('failureTitle')} headingLevel={3}>
      <Text>{t('failureText')}</Text>
      <Text size="small">{purchase('failureKept')}</Text>
    </Notice>
  )
}
