import { getSelectProps } from '@conform-to/react'
import { type ReactNode, useState } from 'react'
import { useTranslations } from 'use-intl'
import { salutations } from '#domain/participant/participant.ts'
import { LineField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Disclosure } from '#ui/disclosure.tsx'
import { Field, FieldRow, Select } from '#ui/field.tsx'
import { Stack } from '#ui/section.tsx'
import type { PersonField, TextField } from './partial-form.ts'

type Fields = ReturnType<PersonField['getFieldset']>

interface PersonFieldsProps {
  person: { getFieldset(): Pick<Fields, 'salutation' | 'title' | 'firstName' | 'lastName' | 'email'> }
  /** Autofill is only for the booker's own fields. */
  autoComplete: boolean
  /** Replaces the e-mail field. */
  email?: ReactNode
  /** For the booker only. */
  phone?: TextField | undefined
}

/** Name and e-mail address; optional fields are collapsed. */
export function PersonFields({ person, autoComplete, email, phone }: PersonFieldsProps) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const fields = person.getFieldset()
  const { key, ...salutation } = getSelectProps(fields.salutation, { ariaAttributes: false })
  const optional = [fields.salutation, fields.title, ...(phone ? [phone] : [])]
  const filledBy = (token: string) => (autoComplete ? token : 'off')
  return (
    <>
      <LineField field={fields.firstName} label={t('firstName')} autoComplete={filledBy('given-name')} />
      <LineField field={fields.lastName} label={t('lastName')} autoComplete={filledBy('family-name')} />
      {email ?? (
        <LineField
          field={fields.email}
          label={t('email')}
          type="email"
          inputMode="email"
          spellCheck={false}
          autoComplete={filledBy('email')}
        />
      )}
      <OptionalFields summary={t('optionalPerson', { phone: phone ? 'yes' : 'no' })} fields={optional}>
        <FieldRow columns="code">
          <Field id={fields.salutation.id} label={t('salutation')} error={errorText(fields.salutation.errors)}>
            {(control) => (
              <Select
                key={key}
                {...salutation}
                {...control}
                autoComplete={filledBy('honorific-prefix')}
                placeholder={t('choose')}
                options={salutations.map((value) => ({ value, label: t(`salutations.${value}`) }))}
              />
            )}
          </Field>
          <LineField field={fields.title} label={t('title')} autoComplete="off" />
        </FieldRow>
        {phone && (
          <LineField field={phone} label={t('phone')} type="tel" inputMode="tel" autoComplete={filledBy('tel')} />
        )}
      </OptionalFields>
    </>
  )
}

interface OptionalFieldsProps {
  summary: string
  fields: readonly { value?: unknown; errors?: string[] | undefined }[]
  children: ReactNode
}

/** Rarely used fields: collapsed, and open once one of them is filled in or invalid. */
function OptionalFields({ summary, fields, children }: OptionalFieldsProps) {
  const isUsed = fields.some(({ value, errors }) => Boolean(value) || (errors?.length ?? 0) > 0)
  const [open, setOpen] = useState(isUsed)
  // Stays open when emptied while typing.
  if (isUsed && !open) setOpen(true)
  return (
    <Disclosure summary={summary} open={open} quiet>
      <Stack gap="small">{children}</Stack>
    </Disclosure>
  )
}
