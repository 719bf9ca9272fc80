import { useTranslations } from 'use-intl'
import { useErrorText } from '../../booking/use-error-text.ts'
import { Checkbox } from '../../ui/checkbox.tsx'
import { FieldRow } from '../../ui/field-row.tsx'
import type { Option } from '../../ui/select.tsx'
import { fieldId, type NamedForm, OfficeChoice, OfficeLine } from './office-field.tsx'

/** Where the invoice goes: the questions of the booking form, without its keyboard helps for the customer's own data. */
export function AddressFields({ form, countries }: { form: NamedForm; countries: readonly Option[] }) {
  const t = useTranslations('booking')
  const office = useTranslations('officeBookings')
  const errorText = useErrorText()
  const { values, errors } = form.sent
  return (
    <>
      <FieldRow>
        <OfficeLine form={form} name="invoice.company" label={t('company')} optional />
        <OfficeLine form={form} name="invoice.department" label={t('department')} optional />
      </FieldRow>
      <OfficeLine form={form} name="invoice.street" label={t('street')} />
      <FieldRow columns="code">
        <OfficeLine form={form} name="invoice.postalCode" label={t('postalCode')} />
        <OfficeLine form={form} name="invoice.city" label={t('city')} />
      </FieldRow>
      <OfficeChoice
        form={form}
        name="invoice.country"
        label={t('country')}
        placeholder={t('choose')}
        options={countries}
      />
      <OfficeLine form={form} name="invoice.vatId" label={t('vatId')} hint={t('vatIdHint')} />
      <Checkbox
        id={fieldId(form.name, 'invoice.noVatId')}
        name="invoice.noVatId"
        label={office('noVatId')}
        defaultChecked={values['invoice.noVatId'] === 'on'}
        error={errorText(errors['invoice.noVatId'])}
      />
    </>
  )
}
