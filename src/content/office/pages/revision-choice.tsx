import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Heading } from '#ui/heading.tsx'
import { Select } from '#ui/select.tsx'
import styles from './revision-choice.module.css'
import type { ListedRevision } from './revision-rows.tsx'

interface RevisionChoiceProps {
  revisions: readonly ListedRevision[]
  from: number
  to: number
}

/** Which two versions are compared; the address says it. */
export function RevisionChoice({ revisions, from, to }: RevisionChoiceProps) {
  const t = useTranslations('officePages')
  const language = useLocale()
  const options = revisions.map(({ number, at }) => ({
    value: String(number),
    label: `${number} · ${formatDateTime(at, { language, time: true })}`,
  }))
  return (
    <>
      <Heading level={2} size="part">
        {t('compare.title')}
      </Heading>
      <form className={styles.form}>
        <Field id="from" label={t('compare.from')}>
          {(control) => (
            <Select {...control} name="from" options={options} defaultValue={String(from)} autoComplete="off" />
          )}
        </Field>
        <Field id="to" label={t('compare.to')}>
          {(control) => (
            <Select {...control} name="to" options={options} defaultValue={String(to)} autoComplete="off" />
          )}
        </Field>
        <Button kind="secondary" size="compact">
          {t('compare.submit')}
        </Button>
      </form>
    </>
  )
}
