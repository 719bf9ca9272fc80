import { FormProvider, getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import type { ConfirmForm as FilledIn } from '#domain/registration/confirm-form.ts'
import { useWorkshopWords } from '#features/workshops/site/use-workshop-words.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useSending } from '#forms/sending.tsx'
import { useErrorList } from '#forms/use-error-text.ts'
import { useFormRules, validationTiming } from '#forms/use-form-rules.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { AmountList } from '#ui/fact-list.tsx'
import { FormCard, FormStep } from '#ui/form-step.tsx'
import { Panel } from '#ui/panel.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { BoxField } from './partial-form.ts'
import { PersonFields } from './person-fields.tsx'
import { useQuoteRows } from './quote-rows.ts'
import type { RegistrationView } from './registration-view.ts'
import { TermsInPlace, useOrderTerms } from './terms-in-place.tsx'
import { type CancelView, useCancelWords } from './use-cancel-words.ts'

export const confirmFormId = 'confirm'

interface ConfirmFormProps {
  view: RegistrationView
  /** What cancelling costs if it is accepted now. */
  cancel: CancelView | null
  /** The server's result of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
  /** Why the last attempt failed. Within the form, because without scripts the page comes back there. */
  problem: ReactNode
}

/** Accepts an offer: exactly as many participants as registered, prefilled, and the order button (docs/product.md#waitlist). */
export function ConfirmForm({ view, cancel, lastResult, problem }: ConfirmFormProps) {
  const t = useTranslations('registration')
  const words = useTranslations('booking')
  const workshop = useWorkshopWords()
  const rows = useQuoteRows()
  const order = useTranslations('order')
  const terms = useOrderTerms(view.workshop.live)
  const cancelWords = useCancelWords()
  const errorList = useErrorList(confirmFormId)
  const { isSending } = useSending()
  const rules = useFormRules(confirmFormId, async () => (await import('./confirm-rules.ts')).confirmRules(view.seats))
  // A subset of the booking form's fields, so that the same components render them.
  const [form, fields] = useForm<BookingFormInput, FilledIn>({
    id: confirmFormId,
    lastResult,
    defaultValue: {
      participants: view.participants.map(({ addIntroduction, ...person }) => ({
        ...person,
        addsIntroduction: addIntroduction,
      })),
    },
    ...(rules && { ...validationTiming, onValidate: rules }),
  })
  const errors = form.status === 'error' ? errorList(form.allErrors) : []
  return (
    <FormProvider context={form.context}>
      <PostForm action={`#${confirmFormId}`} preventScrollReset {...getFormProps(form)} noValidate>
        <input type="hidden" name="intent" value="confirm" />
        <Stack gap="large">
          {problem}
          {errors.length > 0 && (
            <ErrorSummary title={words('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
          )}
          <FormStep
            id={fields.participants.id}
            title={t('confirmTitle')}
            intro={t('confirmHint', { count: view.seats })}
          >
            {fields.participants.getFieldList().map((participant, index) => (
              <FormCard key={participant.key ?? participant.id} title={words('person', { number: index + 1 })}>
                <PersonFields person={participant} autoComplete={false} />
                <HiddenIntroduction field={participant.getFieldset().addsIntroduction} />
              </FormCard>
            ))}
          </FormStep>
          <FormStep title={t('finishTitle')}>
            <TermsInPlace field={fields.terms} brief={terms.brief} />
            <Text size="small">{terms.note}</Text>
            {cancel && (
              <Text size="small">{order('cancelling', { terms: cancelWords(cancel, view.workshop.live?.zone) })}</Text>
            )}
            <Panel title={words('summary')}>
              <Text size="small">
                {[view.workshop.title, workshop.dates(view.workshop), workshop.place(view.workshop)].join(', ')}
              </Text>
              <AmountList rows={rows(view.quote)} />
            </Panel>
            <Actions>
              <Button kind="signal" aria-disabled={isSending || undefined}>
                {words('submit')}
              </Button>
            </Actions>
          </FormStep>
        </Stack>
      </PostForm>
    </FormProvider>
  )
}

/** The introduction was part of the request, so the price beside the form is final. */
function HiddenIntroduction({ field }: { field: BoxField }) {
  const t = useTranslations('booking')
  if (field.value !== 'on') return null
  return (
    <>
      <input type="hidden" name={field.name} value="on" />
      <Text size="small">{t('addOn')}</Text>
    </>
  )
}
