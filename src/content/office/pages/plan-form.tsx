import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { OpenedPage } from '../../ports/page-service.ts'
import styles from './plan-form.module.css'

/** When the page is published by itself: the plan with the way out of it, or the way to one. Nothing where there is nothing to publish. */
export function PlanForm({ page: { state, plannedAt } }: { page: OpenedPage }) {
  const t = useTranslations('officePages')
  const language = useLocale()
  if (plannedAt) {
    return (
      <form method="post" className={styles.planned}>
        <input type="hidden" name="intent" value="unplan" />
        <p>{t('plan.at', { at: formatDateTime(plannedAt, { language, time: true }) })}</p>
        <Button kind="secondary" size="compact">
          {t('plan.revoke')}
        </Button>
      </form>
    )
  }
  if (state === 'published') return null
  return (
    <details>
      <summary>{t('plan.title')}</summary>
      <form method="post" className={styles.form}>
        <input type="hidden" name="intent" value="plan" />
        <Field id="at" label={t('plan.when')} hint={t('plan.hint')}>
          {(control) => <TextInput {...control} type="datetime-local" name="at" autoComplete="off" required />}
        </Field>
        <Button kind="secondary" size="compact">
          {t('plan.submit')}
        </Button>
      </form>
    </details>
  )
}
