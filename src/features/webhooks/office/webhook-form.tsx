import { useLocale, useTranslations } from 'use-intl'
import { webhookEvents } from '#domain/webhook/webhook.ts'
import { OfficeCheckbox, OfficeCheckboxes, OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import type { AddressRefusal } from '../records.ts'

export function WebhookForm({ sent, idempotencyKey }: { sent: SentForm | null; idempotencyKey: string }) {
  const t = useTranslations('officeWebhooks')
  return (
    <OfficeForm sent={sent} hidden={{ idempotencyKey }} actions={<Button>{t('addThis')}</Button>}>
      <WebhookFields />
    </OfficeForm>
  )
}

interface EditWebhookFormProps {
  sent: SentForm | null
  webhook: { url: string; chosen: readonly string[]; isOn: boolean; known: string }
}

/** Changes a webhook that is there; its secret stays. */
export function EditWebhookForm({ sent, webhook }: EditWebhookFormProps) {
  const t = useTranslations('officeWebhooks')
  return (
    <OfficeForm
      intent="edit"
      sent={sent}
      hidden={{ known: webhook.known }}
      actions={<Button kind="secondary">{t('save')}</Button>}
    >
      <WebhookFields url={webhook.url} chosen={webhook.chosen} />
      <OfficeCheckbox name="paused" label={t('paused')} hint={t('pausedHint')} checked={!webhook.isOn} />
    </OfficeForm>
  )
}

function WebhookFields({ url, chosen }: { url?: string; chosen?: readonly string[] }) {
  const t = useTranslations('officeWebhooks')
  return (
    <>
      <OfficeTextField name="url" label={t('address')} hint={t('addressHint')} value={url} />
      <OfficeCheckboxes
        name="events"
        label={t('events')}
        options={webhookEvents.map((value) => ({ value, label: t(`event.${value}`) }))}
        chosen={chosen}
      />
    </>
  )
}

/** Whether anything is sent to a webhook, and since when it has accepted none of it. */
export function WebhookState({ isOn, failingSince }: { isOn: boolean; failingSince: string | null }) {
  const t = useTranslations('officeWebhooks')
  const language = useLocale()
  return (
    // In a card of the table on a phone it would be stretched.
    <span>
      <Badge kind={isOn ? 'paid' : 'sold-out'}>{isOn ? t('on') : t('off')}</Badge>
      {failingSince && (
        <>
          {' '}
          <Badge kind="sold-out">
            {t('failing', { since: formatDateTime(failingSince, { language, time: true }) })}
          </Badge>
        </>
      )}
    </span>
  )
}

/** Keys of the messages about addresses that nothing is sent to. */
export const addressRefusals: Record<AddressRefusal, string> = {
  'not-https': 'officeWebhooks.refused.not-https',
  'not-public': 'officeWebhooks.refused.not-public',
  'not-found': 'officeWebhooks.refused.not-found',
}
