import { useTranslations } from 'use-intl'
import type { BookingRefusal } from '#domain/booking/booking.ts'
import { Notice } from '#ui/notice.tsx'
import { Text } from '#ui/text.tsx'

export function RefusalNotice({ refusal }: { refusal: BookingRefusal }) {
  const t = useTranslations('booking')
  const values = { left: 'left' in refusal ? refusal.left : 0, limit: 'limit' in refusal ? refusal.limit : 0 }
  return (
    <Notice tone="alert" title={t('refusalTitle')} headingLevel={3}>
      <Text>{t(`refusal.${refusal.reason}`, values)}</Text>
    </Notice>
  )
}
