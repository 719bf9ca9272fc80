import { getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { salutations } from '#domain/participant/participant.ts'
import { LineField } from '#forms/line-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Field, FieldRow } from '#ui/field.tsx'
import { Select } from '#ui/select.tsx'
import type { PersonField } from './booking-fields.ts'

type Fields = ReturnType<PersonField['getFieldset']>

interface PersonFieldsProps {
  person: { getFieldset(): Pick<Fields, 'salutation' | 'title' | 'firstName' | 'lastName' | 'email'> }
  /** Only the booker's own fields may be filled in from the browser's address book. */
  autoComplete: boolean
  /** In place of the address. */
  email?: ReactNode
}

/** Salutation, title, names and address of one person. */
export function PersonFields({ person, autoComplete, email }: PersonFieldsProps) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const fields = person.getFieldset()
  const { key, ...salutation } = getSelectProps(fields.salutation, { ariaAttributes: false })
  const filledBy = (token: string) => (autoComplete ? token : 'off')
  return (
    <>
      <FieldRow>
        <Field id={fields.salutation.id} label={t('salutation')} optional error={errorText(fields.salutation.errors)}>
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
        <LineField field={fields.title} label={t('title')} optional autoComplete="off" />
      </FieldRow>
      <FieldRow>
        <LineField field={fields.firstName} label={t('firstName')} autoComplete={filledBy('given-name')} />
        <LineField field={fields.lastName} label={t('lastName')} autoComplete={filledBy('family-name')} />
      </FieldRow>
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
    </>
  )
}
