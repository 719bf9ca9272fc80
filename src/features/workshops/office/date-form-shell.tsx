import type { ComponentProps, ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { OfficeForm, OfficeTextArea } from '#forms/office/office-form.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'

interface DateFormShellProps extends Pick<ComponentProps<typeof OfficeForm>, 'intent' | 'schema' | 'sent' | 'hidden'> {
  /** Why the date could not be changed, in words. */
  refusal: string | undefined
  submit: string
  also?: ReactNode
  /** Where to go instead, when there is something to leave. */
  backHref?: string | undefined
  /** It cannot be taken back. */
  isFinal?: boolean | undefined
  children: ReactNode
}

/** A form about a date: what is wrong on top, the fields, the way on and the way back. Checked on the server, with and without scripts. */
export function DateFormShell({ refusal, submit, also, backHref, isFinal, children, ...form }: DateFormShellProps) {
  const t = useTranslations('officeDates.form')
  return (
    <OfficeForm
      {...form}
      note={t('kept')}
      stays
      wide
      gap="large"
      actions={
        <>
          <Button kind={isFinal ? 'signal' : 'primary'}>{submit}</Button>
          {also}
          {backHref && (
            <ButtonLink kind="secondary" href={backHref}>
              {t('back')}
            </ButtonLink>
          )}
        </>
      }
    >
      {refusal && <Notice tone="alert" title={t('refused')} text={refusal} />}
      {children}
    </OfficeForm>
  )
}

interface ReasonFieldProps {
  hint?: string | undefined
  /** Required in some cases only: the hint names them. */
  sometimes?: boolean | undefined
}

/** The reason: it is in the log beside the actor's name. */
export function ReasonField({ hint, sometimes = false }: ReasonFieldProps) {
  const t = useTranslations('officeDates.form')
  return (
    <OfficeTextArea
      name="reason"
      maxLength={500}
      label={t('reason')}
      hint={hint ?? t('reasonHint')}
      required={!sometimes}
      optional={false}
    />
  )
}
