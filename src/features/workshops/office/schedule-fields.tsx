import { useTranslations } from 'use-intl'
import { maxSessions } from '#domain/workshop/workshop-date.ts'
import { OfficeSelect, OfficeTextField } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { FieldRow } from '#ui/field.tsx'
import type { Option } from '#ui/inputs.tsx'
import styles from './schedule-fields.module.css'

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
