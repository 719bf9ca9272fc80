import { useTranslations } from 'use-intl'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './page-search.module.css'

/** Asks by the address, so that a question can be kept. */
export function PageSearch({ text }: { text: string }) {
  const t = useTranslations('officePages')
  return (
    <search>
      <form action="/office/pages" className={styles.form}>
        <Field id="text" label={t('find')}>
          {(control) => <TextInput {...control} type="search" name="text" defaultValue={text} autoComplete="off" />}
        </Field>
        <Button kind="secondary" size="compact">
          {t('findSubmit')}
        </Button>
      </form>
    </search>
  )
}
