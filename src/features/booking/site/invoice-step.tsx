import { getSelectProps } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { LineField, TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { countryOptions } from '#i18n/countries.ts'
import { Field, FieldRow } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { type Option, Select } from '#ui/inputs.tsx'
import type { BookerField, BoxField, InvoiceField } from './booking-fields.ts'
import { PersonFields } from './person-fields.tsx'

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

interface BookerStepProps {
  title: string
  /** Whether it is a part of the participants step. */
  within?: boolean | undefined
  booker: BookerField
  /** Undefined for products without participants: tickets and packages. */
  takesPart?: BoxField | undefined
}

/** The booker, and whether they take part. */
export function BookerStep({ title, within, booker, takesPart }: BookerStepProps) {
  const t = useTranslations('booking')
  return (
    <FormStep title={title} within={within} intro={t('bookerHint')}>
      <PersonFields person={booker} autoComplete phone={booker.getFieldset().phone} />
      {takesPart && <TickField field={takesPart} label={t('takesPart')} />}
    </FormStep>
  )
}

/**
 * The countries of an invoice address, by name. A browser takes them from the select that the server has rendered: its own names may be other ones, and a
 * second list in the page would be a tenth of it.
 */
export function useCountries(): readonly Option[] {
  const language = useLocale()
  return import.meta.env.SSR ? countryOptions(language) : countriesOfPage()
}

let ofPage: readonly Option[] | undefined

function countriesOfPage(): readonly Option[] {
  ofPage ??= [
    ...document.querySelectorAll<HTMLOptionElement>('select[name="invoice.country"] option:not([value=""])'),
  ].map(({ value, textContent: label }) => ({ value, label }))
  return ofPage
}
