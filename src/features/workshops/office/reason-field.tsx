import { useTranslations } from 'use-intl'
import { OfficeTextArea } from '#forms/office/office-form.tsx'
import type { FormState } from './sent-form.ts'

interface ReasonFieldProps {
  form: FormState
  hint?: string | undefined
  /** Asked for in some cases only: the hint says in which. */
  sometimes?: boolean | undefined
}

/** Why: it is in the log beside the name of who did it. */
export function ReasonField({ form, hint, sometimes = false }: ReasonFieldProps) {
  const t = useTranslations('officeDates.form')
  return (
    <OfficeTextArea
      sent={form}
      name="reason"
      maxLength={500}
      label={t('reason')}
      hint={hint ?? t('reasonHint')}
      required={!sometimes}
    />
  )
}
