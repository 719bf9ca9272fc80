import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/office/read-office-form.ts'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { Button, ButtonLink } from '#ui/button.tsx'

interface EraseFormProps {
  address: string
  sent: SentForm | null | undefined
}

/** Asks for the address a second time, and why. */
export function EraseForm({ address, sent }: EraseFormProps) {
  const t = useTranslations('officePrivacy')
  const errors = useFormErrors(sent, ['again', 'reason'])
  return (
    <OfficeForm
      action="/office/data-protection/erase"
      intent="erase"
      errors={errors}
      actions={
        <>
          <Button kind="signal">{t('erase.submit')}</Button>
          <ButtonLink kind="secondary" href="/office/data-protection">
            {t('erase.back')}
          </ButtonLink>
        </>
      }
    >
      <input type="hidden" name="address" value={address} />
      <OfficeTextField
        name="again"
        type="email"
        label={t('erase.again')}
        hint={t('erase.againHint')}
        autoComplete="off"
        sent={sent}
      />
      <OfficeTextField
        name="reason"
        label={t('erase.reason')}
        hint={t('erase.reasonHint')}
        autoComplete="off"
        sent={sent}
      />
    </OfficeForm>
  )
}
