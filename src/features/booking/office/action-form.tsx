import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldsOf, type NamedForm } from '#forms/office/named-form.ts'
import { fieldId, OfficeTextArea } from '#forms/office/office-fields.tsx'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/text.tsx'
import styles from './action-form.module.css'

interface ActionFormProps {
  form: NamedForm
  title: string
  /** What it brings about, before it is done. */
  text: string
  submit: string
  hidden: Readonly<Record<string, string>>
  /** It moves money or seats, and is not taken back by the next press. */
  isFinal?: boolean | undefined
  /** It is what has to be done now: open from the start. */
  isNext?: boolean | undefined
  /** Whether the form asks for a reason; required where money or seats move against someone's wish. */
  reason?: 'required' | 'optional' | undefined
  children?: ReactNode
}

/** One thing that can be done with a booking: closed until it is wanted, open again when something was wrong. Works without scripts. */
export function ActionForm(props: ActionFormProps) {
  const { form, title, text, submit, hidden, isFinal, isNext = false, reason, children } = props
  const t = useTranslations('officeBookings')
  const booking = useTranslations('booking')
  const errorText = useErrorText()
  const errors = Object.entries(form.sent.errors).flatMap(([name, keys]) => {
    const message = errorText(keys)
    return message === undefined ? [] : [{ fieldId: fieldId(name, form.name), text: message }]
  })
  return (
    <details className={styles.action} open={form.isRejected || isNext}>
      <summary>{title}</summary>
      <div className={styles.body}>
        <OfficeForm
          action={`?do=${form.name}`}
          stays
          errors={{ title: booking('errorTitle', { count: errors.length }), list: errors }}
          actions={
            <Button kind={isFinal ? 'signal' : 'primary'} size="compact">
              {submit}
            </Button>
          }
        >
          {Object.entries(hidden).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Text>{text}</Text>
          {children}
          {reason && (
            <OfficeTextArea
              {...fieldsOf(form)}
              name="reason"
              label={t('reason')}
              hint={t('reasonHint')}
              required={reason === 'required'}
              optional={reason === 'optional'}
            />
          )}
        </OfficeForm>
      </div>
    </details>
  )
}
