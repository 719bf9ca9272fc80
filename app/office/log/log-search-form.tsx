import { useTranslations } from 'use-intl'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Field } from '../../ui/field.tsx'
import { type Option, Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from '../bookings/search-form.module.css'
import type { AskedParams } from './log-params.ts'

interface LogSearchFormProps {
  search: AskedParams
  kinds: readonly Option[]
  actors: readonly Option[]
}

/** Which lines the log shows: a form that asks by its address. */
export function LogSearchForm({ search, kinds, actors }: LogSearchFormProps) {
  const t = useTranslations('officeLog.search')
  const choices = [
    { name: 'kind', options: kinds },
    { name: 'actor', options: actors },
  ] as const
  return (
    <search>
      <form action="/office/log" className={styles.form}>
        {search.about && <input type="hidden" name="about" value={search.about} />}
        <div className={styles.text}>
          <Field id="text" label={t('text')} hint={t('textHint')}>
            {(control) => (
              <TextInput {...control} type="search" name="text" defaultValue={search.text} autoComplete="off" />
            )}
          </Field>
        </div>
        {choices.map(({ name, options }) => (
          <Field key={name} id={name} label={t(name)}>
            {(control) => (
              <Select
                {...control}
                name={name}
                defaultValue={search[name] ?? ''}
                placeholder={t('all')}
                options={options}
                autoComplete="off"
              />
            )}
          </Field>
        ))}
        {(['from', 'to'] as const).map((name) => (
          <div key={name} className={styles.day}>
            <Field id={name} label={t(name)}>
              {(control) => (
                <TextInput {...control} type="date" name={name} defaultValue={search[name]} autoComplete="off" />
              )}
            </Field>
          </div>
        ))}
        <div className={styles.send}>
          <Actions>
            <Button kind="primary" size="compact">
              {t('submit')}
            </Button>
            <ButtonLink kind="secondary" size="compact" href="/office/log">
              {t('clear')}
            </ButtonLink>
          </Actions>
        </div>
      </form>
    </search>
  )
}
