import { useLocale, useTranslations } from 'use-intl'
import { languages } from '#domain/language.ts'
import type { KnownTrainers } from '#domain/workshop/date-series.ts'
import { paymentWays } from '#domain/workshop/workshop-date.ts'
import { fieldId, OfficeCheckbox, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { useSiteMode } from '#frame/contexts.ts'
import { languageName } from '#i18n/format-dates.ts'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { FieldRow } from '#ui/field.tsx'

interface TermsFieldsProps extends KnownTrainers {
  form: ShownForm
  /** Names that have taught before. */
  trainers: readonly string[]
  /** How many seats are taken: fewer cannot be. */
  taken?: number | undefined
}

/** What a date costs, who teaches it, and how many may come. */
export function TermsFields({ form, trainers, accounts, profiles, taken = 0 }: TermsFieldsProps) {
  const t = useTranslations('officeDates.form')
  const reader = useLocale()
  const { cards } = useSiteMode()
  // Who takes no cards can keep a date that is paid by card, but make no other.
  const offered = paymentWays.filter((way) => way !== 'card' || cards !== 'none' || form.values.payment === 'card')
  const box = (group: string, id: string) => ({
    id: fieldId(`${group}.${id}`),
    name: `${group}.${id}`,
    value: 'on',
    defaultChecked: form.values[`${group}.${id}`] === 'on',
  })
  const number = { inputMode: 'numeric' } as const
  return (
    <>
      <FieldRow>
        <OfficeSelect
          name="language"
          label={t('language')}
          options={languages.map((value) => ({ value, label: languageName(value, reader) }))}
        />
        <OfficeSelect
          name="payment"
          label={t('payment')}
          options={offered.map((value) => ({ value, label: t(`payments.${value}`) }))}
        />
      </FieldRow>
      {profiles.length > 0 && (
        <CheckboxGroup
          id={fieldId('profileIds')}
          label={t('profileIds')}
          hint={t('profileIdsHint')}
          choices={profiles.map(({ id, name }) => ({ ...box('profileIds', id), label: name }))}
        />
      )}
      {accounts.length > 0 && (
        <CheckboxGroup
          id={fieldId('trainerIds')}
          label={t('trainerIds')}
          hint={t('trainerIdsHint')}
          choices={accounts.map(({ id, name, email }) => ({ ...box('trainerIds', id), label: name, hint: email }))}
        />
      )}
      <OfficeTextField
        name="trainers"
        label={t('trainers')}
        hint={t('trainersHint')}
        // One trainer is needed, in any of these groups.
        optional={false}
        list={fieldId('known-trainers')}
      />
      <datalist id={fieldId('known-trainers')}>
        {trainers.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      <FieldRow>
        <OfficeTextField name="seats" label={t('seats')} hint={t('seatsTaken', { taken })} {...number} />
        <OfficeTextField name="minimum" label={t('minimum')} hint={t('minimumHint')} {...number} />
      </FieldRow>
      <FieldRow>
        <OfficeTextField name="price" label={t('price')} hint={t('priceHint')} inputMode="decimal" />
        <OfficeTextField name="participantLimit" label={t('limit')} hint={t('limitHint')} {...number} />
      </FieldRow>
      <OfficeTextField name="roomUrl" type="url" inputMode="url" label={t('roomUrl')} hint={t('roomUrlHint')} />
      <OfficeCheckbox name="waitlist" label={t('waitlist')} hint={t('waitlistHint')} />
    </>
  )
}
