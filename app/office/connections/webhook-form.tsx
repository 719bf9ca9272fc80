import { useTranslations } from 'use-intl'
import { webhookEvents } from '#domain/webhook/webhook-event.ts'
import { useErrorText } from '../../booking/use-error-text.ts'
import { Button } from '../../ui/button.tsx'
import { CheckboxGroup } from '../../ui/checkbox-group.tsx'
import { fieldId, OfficeTextField } from '../office-fields.tsx'
import { OfficeForm } from '../office-form.tsx'
import { useFormErrors } from '../use-form-errors.ts'
import type { SentConnection } from './read-connection-form.ts'

/** Adds a webhook: where, and what it wants to hear of. */
export function WebhookForm({ sent, attempt }: { sent: SentConnection | null; attempt: string }) {
  const t = useTranslations('officeWebhooks')
  const errorText = useErrorText()
  const errors = useFormErrors(sent, ['url', 'events'])
  return (
    <OfficeForm errors={errors} actions={<Button>{t('addThis')}</Button>}>
      <input type="hidden" name="attempt" value={attempt} />
      <OfficeTextField name="url" label={t('address')} hint={t('addressHint')} autoComplete="off" sent={sent} />
      <CheckboxGroup
        id={fieldId('events')}
        label={t('events')}
        error={errorText(sent?.errors.events)}
        choices={webhookEvents.map((event) => ({
          id: fieldId(event),
          name: 'events',
          value: event,
          label: t(`event.${event}`),
          defaultChecked: sent?.chosen.includes(event),
        }))}
      />
    </OfficeForm>
  )
}
