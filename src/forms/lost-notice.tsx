import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'
import type { LostAnswer } from './lost-answer.ts'

interface LostNoticeProps {
  lost: LostAnswer
  /** Whether the form orders something. */
  orders: boolean
}

/** What is known of a form that got no answer, in words. */
export function LostNotice({ lost, orders }: LostNoticeProps) {
  const t = useTranslations('lostAnswer')
  const booking = useTranslations('booking')
  if (lost === 'offline')
    return (
      <Notice tone="alert" title={t('offlineTitle')}>
        <Text>{t('offline', { orders: orders ? 'yes' : 'no' })}</Text>
      </Notice>
    )
  return (
    <Notice tone="alert" title={booking('failureTitle')}>
      <Text>{booking('failureText')}</Text>
      <Text size="small">{t(lost)}</Text>
    </Notice>
  )
}
