import { useTranslations } from 'use-intl'
import type { MailSearch } from '#usecases/ports.ts'
import { Actions } from '../../ui/actions.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './search-form.module.css'

/** Which mails the log shows. */
export function MailSearchForm({ search }: { search: MailSearch }) {
  const t = useTranslations('officeMails')
  const states = (['sent', 'failed'] as const).map((value) => ({ value, label: t(`states.${value}`, { attempts: 1 }) }))
  return (
    <search>
      <form action="/office/mails" className={styles.form}>
        <div className={styles.text}>
          <Field id="text" label={t('search')} hint={t('searchHint')}>
            {(control) => (
              <TextInput {...control} type="search" name="text" defaultValue={search.text} autoComplete="off" />
            )}
          </Field>
        </div>
        <Field id="state" label={t('state')}>
          {(control) => (
            <Select
              {...control}
              name="state"
              defaultValue={search.state ?? ''}
              placeholder={t('all')}
              options={states}
              autoComplete="off"
            />
          )}
        </Field>
        <div className={styles.send}>
          <Actions>
            <Button kind="primary" size="compact">
              {t('submit')}
            </Button>
          </Actions>
        </div>
      </form>
    </search>
  )
}
