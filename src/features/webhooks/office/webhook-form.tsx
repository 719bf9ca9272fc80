import { useTranslations } from 'use-intl'
import { webhookEvents } from '#domain/webhook/webhook.ts'
import { fieldId, OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import type { AddressRefusal } from '../records.ts'
import type { SentConnection } from './read-connection-form.ts'

interface WebhookFormProps {
  sent: SentConnection | null
  idempotencyKey: string
}

/** Adds a webhook: its URL and its events. */
export function WebhookForm({ sent, idempotencyKey }: WebhookFormProps) {
  const t = useTranslations('officeWebhooks')
  return (
    <OfficeForm errors={useFormErrors(sent, ['url', 'events'])} actions={<Button>{t('addThis')}</Button>}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <WebhookFields sent={sent} />
    </OfficeForm>
  )
}

interface EditWebhookFormProps {
  sent: SentConnection | null
  webhook: { url: string; chosen: readonly string[]; isOn: boolean; known: string }
}

/** Changes a webhook that is there; its secret stays. */
export function EditWebhookForm({ sent, webhook }: EditWebhookFormProps) {
  const t = useTranslations('officeWebhooks')
  const isPaused = sent ? sent.values.paused !== undefined : !webhook.isOn
  return (
    <OfficeForm
      intent="edit"
      errors={useFormErrors(sent, ['url', 'events'])}
      actions={<Button kind="secondary">{t('save')}</Button>}
    >
      <input type="hidden" name="known" value={webhook.known} />
      <WebhookFields sent={sent} url={webhook.url} chosen={webhook.chosen} />
      <Checkbox
        id={fieldId('paused')}
        name="paused"
        label={t('paused')}
        hint={t('pausedHint')}
        defaultChecked={isPaused}
      />
    </OfficeForm>
  )
}

interface WebhookFieldsProps {
  sent: SentConnection | null
  url?: string
  chosen?: readonly string[]
}

function WebhookFields({ sent, url, chosen = [] }: WebhookFieldsProps) {
  const t = useTranslations('officeWebhooks')
  const errorText = useErrorText()
  const ticked = sent?.chosen ?? chosen
  return (
    <>
      <OfficeTextField
        name="url"
        label={t('address')}
        hint={t('addressHint')}
        autoComplete="off"
        value={url}
        sent={sent}
      />
      <CheckboxGroup
        id={fieldId('events')}
        label={t('events')}
        error={errorText(sent?.errors.events)}
        choices={webhookEvents.map((event) => ({
          id: fieldId(event),
          name: 'events',
          value: event,
          label: t(`event.${event}`),
          defaultChecked: ticked.includes(event),
        }))}
      />
    </>
  )
}

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

/** Keys of the messages about addresses that nothing is sent to. */
export const addressRefusals: Record<AddressRefusal, string> = {
  'not-https': 'officeWebhooks.refused.not-https',
  'not-public': 'officeWebhooks.refused.not-public',
  'not-found': 'officeWebhooks.refused.not-found',
}
