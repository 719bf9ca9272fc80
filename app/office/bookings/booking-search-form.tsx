import { useTranslations } from 'use-intl'
import type { BookingSearch } from '#usecases/ports.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './search-form.module.css'
import { shownStates } from './search-params.ts'

interface BookingSearchFormProps {
  search: BookingSearch
  countries: readonly Option[]
  workshops: readonly Option[]
}

/** What the list shows: a form that asks by its address, so that a question can be kept and sent on. */
export function BookingSearchForm({ search, countries, workshops }: BookingSearchFormProps) {
  const t = useTranslations('officeBookings')
  const choices = [
    { name: 'state', options: shownStates.map((value) => ({ value, label: t(`state.${value}`) })) },
    { name: 'workshop', options: workshops },
    { name: 'country', options: countries },
  ] as const
  return (
    <search>
      <form action="/office/bookings" className={styles.form}>
        <div className={styles.text}>
          <Field id="text" label={t('search.text')} hint={t('search.textHint')}>
            {(control) => (
              <TextInput {...control} type="search" name="text" defaultValue={search.text} autoComplete="off" />
            )}
          </Field>
        </div>
        {choices.map(({ name, options }) => (
          <Field key={name} id={name} label={t(`search.${name}`)}>
            {(control) => (
              <Select
                {...control}
                name={name}
                defaultValue={search[name] ?? ''}
                placeholder={t('search.all')}
                options={options}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className={styles.day}>
            <Field id={name} label={t(`search.${name}`)}>
              {(control) => (
                <TextInput {...control} type="date" name={name} defaultValue={search[name]} autoComplete="off" />
              )}
            </Field>
          </div>
        ))}
        <div className={styles.send}>
          <Actions>
            <Button kind="primary" size="compact">
              {t('search.submit')}
            </Button>
            {Object.values(search).some((asked) => asked !== undefined) && (
              <ButtonLink kind="secondary" size="compact" href="/office/bookings">
                {t('search.clear')}
              </ButtonLink>
            )}
          </Actions>
        </div>
      </form>
    </search>
  )
}
