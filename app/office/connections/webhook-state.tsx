import { useTranslations } from 'use-intl'
import { Badge } from '../../ui/badge.tsx'

/** Whether anything is sent to a webhook. */
export function WebhookState({ isOn }: { isOn: boolean }) {
  const t = useTranslations('officeWebhooks')
  return <Badge kind={isOn ? 'paid' : 'sold-out'}>{isOn ? t('on') : t('off')}</Badge>
}
