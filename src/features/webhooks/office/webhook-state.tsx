import { useTranslations } from 'use-intl'
import { Badge } from '#ui/badge.tsx'

/** Whether anything is sent to a webhook. */
export function WebhookState({ isOn }: { isOn: boolean }) {
  const t = useTranslations('officeWebhooks')
  return (
    // In a card of the table on a phone it would be stretched.
    <span>
      <Badge kind={isOn ? 'paid' : 'sold-out'}>{isOn ? t('on') : t('off')}</Badge>
    </span>
  )
}
