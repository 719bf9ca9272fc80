import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldId, OfficeForm } from '#forms/office/office-form.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'

interface AddressFormProps {
  /** The field that names the revision that was seen. */
  seen: { name: 'expected' | 'revision'; revision: number }
  hint: string
  /** As it is, or as it came back. */
  value: string
  /** What is wrong with what was asked for. */
  problem: string | undefined
  /** Where to go without changing anything. */
  back: string
  children?: ReactNode
}

/** Another address for a page or a post. */
export function AddressForm({ seen, hint, value, problem, back, children }: AddressFormProps) {
  const t = useTranslations('officePages')
  const tForm = useTranslations('officeForm')
  const errors = problem
    ? { title: tForm('problemTitle'), list: [{ fieldId: fieldId('to'), text: problem }] }
    : undefined
  return (
    <OfficeForm
      errors={errors}
      actions={
        <>
          <Button>{t('address.submit')}</Button>
          <ButtonLink kind="secondary" href={back}>
            {t('cancel')}
          </ButtonLink>
        </>
      }
    >
      <input type="hidden" name={seen.name} value={seen.revision} />
      <Field id={fieldId('to')} label={t('address.to')} hint={hint} error={problem}>
        {(control) => (
          <TextInput
            name="to"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={value}
            {...control}
          />
        )}
      </Field>
      {children}
    </OfficeForm>
  )
}
