import { useTranslations } from 'use-intl'
import { Notice } from '#ui/panel.tsx'
import styles from '../forms.module.css'
import { honeypotField, ticketField } from './spam-field-names.ts'

interface SpamFieldsProps {
  /** Makes the ids of the fields, with which a page may have several forms. */
  formId: string
  /** What the server gave when it asked to send the form once more. */
  ticket?: string | undefined
}

/**
 * Honeypot and signed timestamp for any public form: put it inside the form, once. Pages are cached for all visitors, so the timestamp is
 * fetched when the form is first touched (src/frame/browser/page.ts); without JavaScript the server asks to send the form once more. The validation in the browser must
 * not see these fields: pass it `withoutSpamFields(formData)`.
 */
export function SpamFields({ formId, ticket }: SpamFieldsProps) {
  const t = useTranslations('human')
  const honeypotId = `${formId}-${honeypotField}`
  return (
    <>
      <input type="hidden" name={ticketField} defaultValue={ticket} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={honeypotId}>{t('honeypot')}</label>
        <input id={honeypotId} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}

/** Why a form came back although nothing is wrong with it: it is above the form, with all that was written kept. */
export function SpamNotice({ verdict }: { verdict: 'unsure' | 'too-many' }) {
  const t = useTranslations('human')
  return verdict === 'unsure' ? (
    <Notice tone="alert" title={t('unsure.title')}>
      {t('unsure.text')}
    </Notice>
  ) : (
    <Notice tone="alert" title={t('tooMany.title')}>
      {t('tooMany.text')}
    </Notice>
  )
}
