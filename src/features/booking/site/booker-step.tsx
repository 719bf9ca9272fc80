import { useTranslations } from 'use-intl'
import { TickField } from '#forms/tick-field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import { PersonFields } from './person-fields.tsx'

interface BookerStepProps {
  title: string
  /** Whether it is a part of the participants step. */
  within?: boolean | undefined
  booker: BookerField
  /** Undefined for products without participants: tickets and packages. */
  takesPart?: BoxField | undefined
}

/** The booker, and whether they take part. */
export function BookerStep({ title, within, booker, takesPart }: BookerStepProps) {
  const t = useTranslations('booking')
  return (
    <FormStep title={title} within={within} intro={t('bookerHint')}>
      <PersonFields person={booker} autoComplete phone={booker.getFieldset().phone} />
      {takesPart && <TickField field={takesPart} label={t('takesPart')} />}
    </FormStep>
  )
}
