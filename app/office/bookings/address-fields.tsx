import { useTranslations } from 'use-intl'
import { useErrorText } from '../../booking/use-error-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldRow } from '../../ui/field-row.tsx'
import type { Option } from '../../ui/select.tsx'
import { fieldId, OfficeSelect, OfficeTextField } from '../office-fields.tsx'
import { fieldsOf, type NamedForm } from './named-form.ts'

/** Where the invoice goes: the questions of the booking form, without its keyboard helps for the customer's own data. */
export function AddressFields({ form, countries }: { form: NamedForm; countries: readonly Option[] }) {
  const t = useTranslations('booking')
  const office = useTranslations('officeBookings')
  const errorText = useErrorText()
  const { values, errors } = form.sent
  return (
    <>
      <FieldRow>
        <OfficeTextField {...fieldsOf(form)} name="invoice.company" label={t('company')} optional />
        <OfficeTextField {...fieldsOf(form)} name="invoice.department" label={t('department')} optional />
      </FieldRow>
      <OfficeTextField {...fieldsOf(form)} name="invoice.street" label={t('street')} />
      <FieldRow columns="code">
        <OfficeTextField {...fieldsOf(form)} name="invoice.postalCode" label={t('postalCode')} />
        <OfficeTextField {...fieldsOf(form)} name="invoice.city" label={t('city')} />
      </FieldRow>
      <OfficeSelect
        {...fieldsOf(form)}
        name="invoice.country"
        label={t('country')}
        placeholder={t('choose')}
        options={countries}
      />
      <OfficeTextField {...fieldsOf(form)} name="invoice.vatId" label={t('vatId')} hint={t('vatIdHint')} />
      <Checkbox
        id={fieldId('invoice.noVatId', form.name)}
        name="invoice.noVatId"
        label={office('noVatId')}
        defaultChecked={values['invoice.noVatId'] === 'on'}
        error={errorText(errors['invoice.noVatId'])}
      />
    </>
  )
}
