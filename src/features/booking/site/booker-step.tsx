import { useTranslations } from 'use-intl'
import { TickField } from '#forms/tick-field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import { PersonFields } from './person-fields.tsx'

interface BookerStepProps {
  title: string
  /** A part of the step that asks who comes. */
  within?: boolean | undefined
  booker: BookerField
  /** Not asked where no one takes part: tickets and packages. */
  takesPart?: BoxField | undefined
}

/** Who books, and whether they come along. */
export function BookerStep({ title, within, booker, takesPart }: BookerStepProps) {
  const t = useTranslations('booking')
  return (
    <FormStep title={title} within={within} intro={t('bookerHint')}>
      <PersonFields person={booker} autoComplete phone={booker.getFieldset().phone} />
      {takesPart && <TickField field={takesPart} label={t('takesPart')} />}
    </FormStep>
  )
}
