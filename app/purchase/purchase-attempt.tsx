import type { SubmissionResult } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import { Notice } from '../ui/notice.tsx'
import { Text } from '../ui/text.tsx'

/** What became of the last time a form for tickets or a package was sent. */
export interface PurchaseAttempt {
  lastResult: SubmissionResult<string[]>
  /** The program broke down; nothing was ordered. */
  failed: boolean
}

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
