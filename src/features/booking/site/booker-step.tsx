import { useTranslations } from 'use-intl'
import { LineField } from '#forms/line-field.tsx'
import { TickField } from '#forms/tick-field.tsx'
import { FormStep } from '#ui/form-step.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import { PersonFields } from './person-fields.tsx'

interface BookerStepProps {
  title: string
  booker: BookerField
  /** Not asked where no one takes part: tickets and packages. */
  takesPart?: BoxField | undefined
}

/** Who books, and whether they come along. */
export function BookerStep({ title, booker, takesPart }: BookerStepProps) {
  const t = useTranslations('booking')
  return (
    <FormStep title={title} intro={t('bookerHint')}>
      <PersonFields person={booker} autoComplete />
      <LineField
        field={booker.getFieldset().phone}
        label={t('phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        optional
      />
      {takesPart && <TickField field={takesPart} label={t('takesPart')} />}
    </FormStep>
  )
}
