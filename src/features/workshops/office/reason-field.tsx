import { useTranslations } from 'use-intl'
import { OfficeTextArea } from '#forms/office/office-form.tsx'

interface ReasonFieldProps {
  hint?: string | undefined
  /** Required in some cases only: the hint names them. */
  sometimes?: boolean | undefined
}

/** Why: it is in the log beside the name of who did it. */
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
