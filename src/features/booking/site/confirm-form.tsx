import { FormProvider, getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import type { BookingFormInput } from '#domain/booking/booking-form.ts'
import type { ConfirmForm as FilledIn } from '#domain/registration/confirm-form.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useSending } from '#forms/sending.tsx'
import { useErrorList } from '#forms/use-error-text.ts'
import { useFormRules, validationTiming } from '#forms/use-form-rules.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FormCard, FormStep } from '#ui/form-step.tsx'
import { Actions, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { BoxField } from './partial-form.ts'
import { PersonFields } from './person-fields.tsx'
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
  const language = useLocale()
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
            <Text>
              {t.rich('total', {
                total: formatMoney(view.quote.gross, language),
                strong: (it) => <strong>{it}</strong>,
              })}
            </Text>
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
