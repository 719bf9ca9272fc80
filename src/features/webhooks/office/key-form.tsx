import { useTranslations } from 'use-intl'
import { apiScopes, keyLifetimes } from '#domain/api/api-key.ts'
import { fieldId, OfficeForm, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { CheckboxGroup } from '#ui/checkbox-group.tsx'
import type { SentConnection } from './read-connection-form.ts'
import { useScopeName } from './use-scope-name.ts'

/** Makes a key: what for, what it may, how long. */
export function KeyForm({ sent, idempotencyKey }: { sent: SentConnection | null; idempotencyKey: string }) {
  const t = useTranslations('officeTokens')
  const errorText = useErrorText()
  const scopeName = useScopeName()
  const errors = useFormErrors(sent, ['name', 'scopes', 'lifetime'])
  return (
    <OfficeForm intent="key" errors={errors} actions={<Button>{t('makeKey')}</Button>}>
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <OfficeTextField name="name" label={t('name')} hint={t('nameHint')} autoComplete="off" sent={sent} />
      <CheckboxGroup
        id={fieldId('scopes')}
        label={t('may')}
        error={errorText(sent?.errors.scopes)}
        choices={apiScopes.map((scope) => ({
          id: fieldId(scope.replace(':', '-')),
          name: 'scopes',
          value: scope,
          label: scopeName(scope),
          defaultChecked: sent?.chosen.includes(scope),
        }))}
      />
      <OfficeSelect
        name="lifetime"
        label={t('lifetime')}
        hint={t('lifetimeHint')}
        options={keyLifetimes.map((days) => ({ value: days, label: t('days', { days: Number(days) }) }))}
        value="90"
        sent={sent}
      />
    </OfficeForm>
  )
}
