import { getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { LineField, TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Field, FieldRow } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Select } from '#ui/inputs.tsx'
import type { InvoiceField } from './booking-fields.ts'
import { useCountries } from './use-countries.ts'

interface InvoiceStepProps {
  title: string
  /** Why it is asked, where nothing is ordered yet. */
  intro?: ReactNode
  invoice: InvoiceField
  /** Packages are sold to companies, so the name is required. */
  companyRequired?: boolean | undefined
  /** Other inputs that affect the price. */
  children?: ReactNode
}

export function InvoiceStep(props: InvoiceStepProps) {
  const { title, intro, invoice, companyRequired = false, children } = props
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const countries = useCountries()
  const fields = invoice.getFieldset()
  const { key, ...country } = getSelectProps(fields.country, { ariaAttributes: false })
  return (
    <FormStep title={title} intro={intro}>
      <LineField field={fields.company} label={t('company')} autoComplete="organization" optional={!companyRequired} />
      <LineField field={fields.street} label={t('street')} autoComplete="address-line1" />
      <FieldRow columns="code">
        <LineField field={fields.postalCode} label={t('postalCode')} autoComplete="postal-code" />
        <LineField field={fields.city} label={t('city')} autoComplete="address-level2" />
      </FieldRow>
      <Field id={fields.country.id} label={t('country')} error={errorText(fields.country.errors)}>
        {(control) => (
          <Select
            key={key}
            {...country}
            {...control}
            autoComplete="country"
            placeholder={t('choose')}
            options={countries}
          />
        )}
      </Field>
      <LineField
        field={fields.vatId}
        label={t('vatId')}
        hint={t('vatIdHint')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <TickField field={fields.noVatId} label={t('noVatId')} />
      <LineField field={fields.department} label={t('department')} autoComplete="off" optional />
      {children}
    </FormStep>
  )
}
