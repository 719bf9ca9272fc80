import { useTranslations } from 'use-intl'
import { useErrorText } from '../use-error-text.ts'
import { fieldId } from './office-form.tsx'
import type { SentForm } from './read-office-form.ts'

/** What is wrong with a form that came back, for its summary. What it was turned down for as a whole leads to its first field. */
export function useFormErrors(sent: SentForm | null | undefined, fields: readonly string[], idPrefix?: string) {
  const t = useTranslations('officeForm')
  const errorText = useErrorText()
  if (!sent) return undefined
  const whole = errorText(sent.problem === undefined ? sent.errors[''] : [sent.problem])
  const list = fields.flatMap((name) => {
    const text = errorText(sent.errors[name])
    return text === undefined ? [] : [{ fieldId: fieldId(name, idPrefix), text }]
  })
  const first = { fieldId: fieldId(fields[0] ?? '', idPrefix), text: whole ?? '' }
  const all = whole === undefined ? list : [first, ...list]
  if (all.length === 0) return undefined
  // a wrong password or too many attempts: no field is to be filled in differently
  return { title: list.length === 0 ? t('problemTitle') : t('errorTitle', { count: all.length }), list: all }
}
