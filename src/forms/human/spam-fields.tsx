import { useEffect, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { honeypotField, ticketField } from './spam-field-names.ts'
import styles from './spam-fields.module.css'

interface SpamFieldsProps {
  /** Makes the ids of the fields, with which a page may have several forms. */
  formId: string
  /** What the server gave when it asked to send the form once more. */
  ticket?: string | undefined
}

/**
 * Honeypot and signed timestamp for any public form: put it inside the form, once. Pages are cached for all visitors, so the timestamp is
 * fetched when the form is first touched; without JavaScript the server asks to send the form once more. The validation in the browser must
 * not see these fields: pass it `withoutSpamFields(formData)`.
 */
export function SpamFields({ formId, ticket: given }: SpamFieldsProps) {
  const t = useTranslations('human')
  const field = useRef<HTMLInputElement>(null)
  const [fetched, setFetched] = useState('')

  useEffect(() => {
    const form = field.current?.form
    if (!form) return
    const fetchTicket = async () => {
      // Without one the server asks: nothing is lost.
      const answer = await fetch('/form-ticket').catch(() => null)
      if (answer?.ok) setFetched(await answer.text())
    }
    // Someone may have begun to write before this script came.
    if (form.contains(document.activeElement)) void fetchTicket()
    else form.addEventListener('focusin', fetchTicket, { once: true })
    return () => form.removeEventListener('focusin', fetchTicket)
  }, [])

  const honeypotId = `${formId}-${honeypotField}`
  return (
    <>
      <input type="hidden" name={ticketField} value={given ?? fetched} ref={field} />
      <div className={styles.honeypot} aria-hidden="true">
        <label htmlFor={honeypotId}>{t('honeypot')}</label>
        <input id={honeypotId} name={honeypotField} type="text" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
