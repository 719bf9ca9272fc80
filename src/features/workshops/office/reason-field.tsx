import { useTranslations } from 'use-intl'
import { OfficeTextArea } from '#forms/office/office-form.tsx'

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
