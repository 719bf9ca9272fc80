import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import type { ShownForm } from '#forms/sent-form.ts'
import { Button } from '#ui/button.tsx'
import { Text } from '#ui/text.tsx'
import styles from './action-form.module.css'
import type { ActionName } from './dispatch-booking-action.ts'

export interface NamedForm {
  name: ActionName
  /** As it begins, or as it came back. */
  sent: ShownForm
  /** Whether it has just been refused: then it stays open. */
  isRejected: boolean
}

export interface ActionFormProps {
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
  /** Whether the form asks for a reason; required where money or seats move without the booker's request. */
  reason?: 'required' | 'optional' | undefined
  children?: ReactNode
}

/** One thing that can be done with a booking: closed until it is wanted, open again when something was wrong. Works without scripts. */
export function ActionForm(props: ActionFormProps) {
  const { form, title, text, submit, hidden, isFinal, isNext = false, reason, children } = props
  const t = useTranslations('officeBookings')
  return (
    <details className={styles.action} open={form.isRejected || isNext}>
      <summary>{title}</summary>
      <div className={styles.body}>
        <OfficeForm
          intent={form.name}
          idPrefix={form.name}
          sent={form.sent}
          hidden={hidden}
          stays
          actions={
            <Button kind={isFinal ? 'signal' : 'primary'} size="compact">
              {submit}
            </Button>
          }
        >
          <Text>{text}</Text>
          {children}
          {reason && (
            <OfficeTextArea
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
