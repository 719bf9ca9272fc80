import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { Button } from '#ui/button.tsx'

/** Asks for an address. By POST: addresses of people do not belong into addresses of pages. */
export function LookUpForm({ sent }: { sent?: SentForm | null | undefined }) {
  const t = useTranslations('officePrivacy')
  const errors = useFormErrors(sent, ['address'])
  return (
    <OfficeForm
      action="/office/data-protection/file"
      errors={errors}
      actions={<Button kind="primary">{t('search.submit')}</Button>}
    >
      <OfficeTextField
        name="address"
        type="email"
        label={t('search.address')}
        hint={t('search.hint')}
        autoComplete="off"
        sent={sent}
      />
    </OfficeForm>
  )
}
