import { getTextareaProps } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import { hasPart } from '#domain/order/cancellation-terms.ts'
import { useHouse } from '../house.ts'
import { Field } from '../ui/field.tsx'
import { FormStep } from '../ui/form-step.tsx'
import { Text } from '../ui/text.tsx'
import { TextArea } from '../ui/text-area.tsx'
import type { BookerField, BoxField } from './booking-fields.ts'
import { TickField } from './tick-field.tsx'
import { useErrorText } from './use-error-text.ts'

interface FinishStepProps {
  title: string
  notes: ReturnType<BookerField['getFieldset']>['notes']
  newsletter: BoxField
  terms: BoxField
  /** Asked only where a regional price exists; the box is shown to everybody whose browser runs no script. */
  declinesRegionalDiscount: BoxField
  asksRegional: boolean
  /** Asked only where the address waits already. */
  joinsAgain: BoxField | null
  /** Nothing is ordered yet: the party goes onto the waitlist. */
  waits: boolean
  /** Whether it is paid by card, at once; else by invoice. */
  paysByCard: boolean
  /** The date may still be called off if too few people book. */
  isTentative: boolean
}

/** What is left to say and to agree to. */
export function FinishStep({
  title,
  notes,
  newsletter,
  terms,
  declinesRegionalDiscount,
  asksRegional,
  joinsAgain,
  waits,
  paysByCard,
  isTentative,
}: FinishStepProps) {
  const t = useTranslations('booking')
  const { windows, cancellation } = useHouse()
  const errorText = useErrorText()
  const { key, ...area } = getTextareaProps(notes, { ariaAttributes: false })
  const regional = (
    <TickField field={declinesRegionalDiscount} label={t('declinesRegional')} hint={t('declinesRegionalText')} />
  )
  const paymentNote = paysByCard
    ? t('invoiceNoteCard', { minutes: windows.paymentMinutes })
    : t(isTentative ? 'invoiceNoteTentative' : 'invoiceNote')
  return (
    <FormStep title={title}>
      <Field id={notes.id} label={t('notes')} optional error={errorText(notes.errors)}>
        {(control) => <TextArea key={key} {...area} {...control} autoComplete="off" />}
      </Field>
      {asksRegional ? regional : <noscript>{regional}</noscript>}
      <Text size="small">{waits ? t('waitNote') : paymentNote}</Text>
      {joinsAgain && <TickField field={joinsAgain} label={t('joinsAgain')} />}
      <TickField field={newsletter} label={t('newsletter')} />
      <TickField field={terms} label={t('terms')} />
      <details>
        <summary>{t('termsSummary')}</summary>
        <Text size="small">{paysByCard ? t('termsTextCard') : t('termsText', { days: windows.invoiceDays })}</Text>
        <Text size="small">
          {t('cancellationText', { ...cancellation, part: hasPart(cancellation) ? 'yes' : 'no' })}
        </Text>
        <Text size="small">{t('privacyText')}</Text>
      </details>
    </FormStep>
  )
}
