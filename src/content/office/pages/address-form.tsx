import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OfficeField, OfficeForm } from '#forms/office/office-form.tsx'
import type { SentForm } from '#forms/sent-form.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { TextInput } from '#ui/inputs.tsx'

interface AddressFormProps {
  /** The field that names the revision that was seen. */
  seen: { expected: number } | { revision: number }
  hint: string
  /** As it is. */
  value: string
  /** The form that came back. */
  sent: SentForm | null | undefined
  /** Where to go without changing anything. */
  back: string
  children?: ReactNode
}

/** Another address for a page or a post. */
export function AddressForm({ seen, hint, value, sent, back, children }: AddressFormProps) {
  const t = useTranslations('officePages')
  return (
    <OfficeForm
      sent={sent}
      hidden={{ ...seen }}
      actions={
        <>
          <Button>{t('address.submit')}</Button>
          <ButtonLink kind="secondary" href={back}>
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      <OfficeField name="to" label={t('address.to')} hint={hint}>
        {(control, typed = value) => (
          <TextInput
            name="to"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={typed}
            {...control}
          />
        )}
      </OfficeField>
      {children}
    </OfficeForm>
  )
}
