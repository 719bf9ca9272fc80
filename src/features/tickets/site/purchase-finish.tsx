import { getTextareaProps } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import type { BookerField, BoxField } from '#features/booking/site/booking-fields.ts'
import { TermsInPlace } from '#features/booking/site/terms-in-place.tsx'
import { TickField } from '#forms/tick-field.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Field } from '#ui/field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { TextArea } from '#ui/text-input.tsx'

export interface PurchaseFinishProps {
  title: string
  booker: BookerField
  newsletter: BoxField
  terms: BoxField
  /** The terms in brief, of what is bought. */
  brief: string
  children?: React.ReactNode
}

/** What is left to say and to agree to when tickets or a package are ordered. */
export function PurchaseFinish({ title, booker, newsletter, terms, brief, children }: PurchaseFinishProps) {
  const t = useTranslations('booking')
  const errorText = useErrorText()
  const { notes } = booker.getFieldset()
  const { key, ...area } = getTextareaProps(notes, { ariaAttributes: false })
  return (
    <FormStep title={title}>
      {children}
      <Field id={notes.id} label={t('notes')} optional error={errorText(notes.errors)}>
        {(control) => <TextArea key={key} {...area} {...control} autoComplete="off" />}
      </Field>
      <TickField field={newsletter} label={t('newsletter')} />
      <TermsInPlace field={terms} brief={[brief]} />
    </FormStep>
  )
}
