import { useLocale, useTranslations } from 'use-intl'
import type { CountryRate } from '#domain/tax/tax.ts'
import { OfficeForm, OfficeSelect, OfficeTextArea, OfficeTextField } from '#forms/office/office-form.tsx'
import { useFormErrors } from '#forms/office/use-form-errors.ts'
import { countryName } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { FieldRow } from '#ui/field.tsx'
import type { SentRate } from './save-rate.ts'
import { usePercent } from './use-percent.ts'

interface RateEntryProps {
  version: number
  rates: readonly CountryRate[]
  /** When this form came back. */
  state: SentRate | undefined
}

/** A country's next rate and the day it begins. */
export function RateEntry({ version, rates, state }: RateEntryProps) {
  const t = useTranslations('officeSettings.vat')
  const language = useLocale()
  const percent = usePercent()
  const sent = state?.sent
  const errors = useFormErrors(sent, ['country', 'percent', 'from', 'reason'])
  const options = rates.map(({ country, percent: now }) => ({
    value: country,
    label: t('countryNow', { country: countryName(country, language), rate: percent(now) }),
  }))
  return (
    <OfficeForm intent="enter" errors={errors} actions={<Button>{t('enter')}</Button>}>
      <input type="hidden" name="version" value={state?.version ?? sent?.values.version ?? version} />
      <OfficeSelect name="country" label={t('fields.country')} options={options} value="AT" sent={sent} />
      <FieldRow>
        <OfficeTextField name="percent" label={t('fields.percent')} inputMode="decimal" sent={sent} />
        <OfficeTextField name="from" label={t('fields.from')} type="date" sent={sent} />
      </FieldRow>
      <OfficeTextArea name="reason" label={t('fields.reason')} hint={t('reasonHint')} maxLength={500} sent={sent} />
    </OfficeForm>
  )
}
