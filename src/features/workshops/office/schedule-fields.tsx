import { useLocale, useTranslations } from 'use-intl'
import { typedAmount } from '#domain/form/amount.ts'
import { type Language, languages } from '#domain/language.ts'
import { guestsOf, type KnownTrainers, type TrainerProfile, wallTimesOf } from '#domain/workshop/date-series.ts'
import { type LiveDate, maxSessions, paymentWays } from '#domain/workshop/workshop-date.ts'
import { fieldId, OfficeCheckbox, OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { useSiteMode } from '#frame/contexts.ts'
import { languageName } from '#i18n/format-dates.ts'
import { formatPrice } from '#i18n/format-money.ts'
import { CheckboxGroup } from '#ui/choice-group.tsx'
import { FieldRow, type Option } from '#ui/field.tsx'
import styles from './dates.module.css'

/** Where workshops are usually announced; any other zone that a date has stays a choice. */
const usualZones = [
  'Europe/Vienna',
  'Europe/Berlin',
  'Europe/Zurich',
  'Europe/London',
  'Europe/Helsinki',
  'America/New_York',
  'Asia/Kolkata',
  'UTC',
]
const spareLines = 2

interface ScheduleFieldsProps {
  form: ShownForm
  /** In the order of their names; browsers disagree about both. */
  countries: readonly Option[]
}

/** When and where a date takes place. Without scripts there are always two lines to spare. */
export function ScheduleFields({ form, countries }: ScheduleFieldsProps) {
  const t = useTranslations('officeDates.form')
  const zone = form.values.zone ?? ''
  const zones = usualZones.includes(zone) || zone === '' ? usualZones : [zone, ...usualZones]
  return (
    <>
      <fieldset className={styles.sessions}>
        <legend>{t('sessions')}</legend>
        <p>{t('sessionsHint')}</p>
        {Array.from({ length: Math.min(linesOf(form) + spareLines, maxSessions) }, (_, index) => {
          const name = `sessions[${index}]`
          const number = index + 1
          // A line is empty as a whole: the sentence above explains it.
          const line = { optional: false }
          return (
            <div key={name} className={styles.line}>
              <OfficeTextField name={`${name}.day`} type="date" label={t('day', { number })} {...line} />
              <OfficeTextField name={`${name}.from`} type="time" label={t('from')} {...line} />
              <OfficeTextField name={`${name}.to`} type="time" label={t('to')} {...line} />
            </div>
          )
        })}
      </fieldset>
      <FieldRow>
        <OfficeSelect
          name="zone"
          label={t('zone')}
          hint={t('zoneHint')}
          options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
        />
        <OfficeSelect
          name="delivery"
          label={t('delivery')}
          hint={t('deliveryHint')}
          options={(['on-site', 'online'] as const).map((value) => ({ value, label: t(`deliveries.${value}`) }))}
        />
      </FieldRow>
      <FieldRow>
        <OfficeTextField name="city" label={t('city')} optional={false} />
        <OfficeSelect name="country" label={t('country')} options={countries} />
      </FieldRow>
      <FieldRow>
        <OfficeTextField name="venue" label={t('venue')} />
        <OfficeTextField name="address" label={t('address')} />
      </FieldRow>
    </>
  )
}

/** Up to the last line with a value. */
function linesOf({ values }: ShownForm): number {
  const filled = Object.entries(values).filter(([name, text]) => name.startsWith('sessions[') && text !== '')
  return Math.max(0, ...filled.map(([name]) => Number.parseInt(name.slice('sessions['.length), 10) + 1))
}

interface TermsFieldsProps extends KnownTrainers {
  form: ShownForm
  /** Names that have taught before. */
  trainers: readonly string[]
  /** How many seats are taken: fewer cannot be. */
  taken?: number | undefined
  /** What a seat of a new date costs by the settings, in cents. */
  listPrice: number
}

export function TermsFields({ form, trainers, accounts, profiles, taken = 0, listPrice }: TermsFieldsProps) {
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
        <OfficeTextField
          name="price"
          label={t('price')}
          hint={t('priceHint', { price: formatPrice(listPrice, reader) })}
          inputMode="decimal"
        />
        <OfficeTextField name="participantLimit" label={t('limit')} hint={t('limitHint')} {...number} />
      </FieldRow>
      <OfficeTextField name="roomUrl" type="url" inputMode="url" label={t('roomUrl')} hint={t('roomUrlHint')} />
      <OfficeCheckbox name="waitlist" label={t('waitlist')} hint={t('waitlistHint')} />
    </>
  )
}

/** What is wrong with a form that asks for payment by card where no one takes cards. */
export const withoutCards = { errors: { payment: ['validation.dateNoCards'] } }

/** The fields of a date as its forms begin for a reader of a language. A box that is not ticked has no value; who has one is not typed below, too. */
export function valuesOf(
  date: Omit<LiveDate, 'id' | 'slug' | 'revision' | 'movedAt' | 'calledOff' | 'version'>,
  language: Language,
  profiles: readonly TrainerProfile[] = [],
) {
  const { location } = date
  const values: Record<string, string> = {
    certification: date.certification,
    language: date.language,
    trainers: guestsOf(date, profiles).join(', '),
    price: typedAmount(date.price, language),
    seats: `${date.seats}`,
    minimum: `${date.minimum}`,
    participantLimit: `${date.participantLimit}`,
    payment: date.payment,
    delivery: date.delivery,
    zone: date.zone,
    venue: location?.venue ?? '',
    address: location?.address ?? '',
    city: location?.city ?? '',
    country: location?.country ?? 'AT',
    roomUrl: date.roomUrl ?? '',
  }
  for (const id of date.trainerIds) values[`trainerIds.${id}`] = 'on'
  for (const { id } of profiles) if (date.profileIds.includes(id)) values[`profileIds.${id}`] = 'on'
  if (date.waitlist) values.waitlist = 'on'
  if (date.tentative) values.tentative = 'on'
  for (const [index, session] of date.sessions.entries())
    for (const [name, text] of Object.entries(wallTimesOf(session, date.zone)))
      values[`sessions[${index}].${name}`] = text
  return values
}
