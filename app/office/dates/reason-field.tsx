import { useTranslations } from 'use-intl'
import { useErrorText } from '../../booking/use-error-text.ts'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { FormState } from './sent-form.ts'
import { fieldId } from './text-field.tsx'

interface ReasonFieldProps {
  form: FormState
  hint?: string | undefined
  optional?: boolean | undefined
}

/** Why: it stands in the log beside the name of who did it. */
export function ReasonField({ form, hint, optional }: ReasonFieldProps) {
  const t = useTranslations('officeDates.form')
  const errorText = useErrorText()
  return (
    <Field
      id={fieldId('reason')}
      label={t('reason')}
      hint={hint ?? t('reasonHint')}
      optional={optional}
      error={errorText(form.errors.reason)}
    >
      {(control) => (
        <TextArea {...control} name="reason" autoComplete="off" maxLength={500} defaultValue={form.values.reason} />
      )}
    </Field>
  )
}
