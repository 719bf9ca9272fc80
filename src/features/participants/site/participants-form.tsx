import { getFormProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslations } from 'use-intl'
import {
  type ParticipantsForm as FilledIn,
  type ParticipantsFormInput,
  participantsFormSchema,
} from '#domain/participant/participants-form.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useErrorList } from '#forms/use-error-list.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { validationTiming } from '#forms/validation-timing.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorText } from '#ui/error-list.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { FormCard } from '#ui/form-card.tsx'
import { FormStep } from '#ui/form-step.tsx'
import { Stack } from '#ui/stack.tsx'
import { ParticipantFields } from './participant-fields.tsx'
import type { ParticipantsView } from './participants-view.ts'

const formId = 'people'

interface ParticipantsFormProps {
  view: ParticipantsView
  /** What the server made of the last attempt; null before the first and after it was saved. */
  lastResult: SubmissionResult<string[]> | null
}

/** Everyone whose data this link opens, each with names and what they cannot eat (docs/product.md#participants). */
export function ParticipantsForm({ view, lastResult }: ParticipantsFormProps) {
  const t = useTranslations('participants')
  const booking = useTranslations('booking')
  const errorList = useErrorList(formId)
  const errorText = useErrorText()
  const schema = participantsFormSchema(view.people.length)
  const hasFood = view.workshop.live?.delivery === 'on-site'
  const [form, fields] = useForm<ParticipantsFormInput, FilledIn>({
    id: formId,
    lastResult,
    defaultValue: {
      participants: view.people.map(({ meal, ...person }) => ({
        ...person,
        meal: meal ?? '',
        hasMeal: meal !== null,
        mealConsent: meal !== null,
      })),
    },
    ...validationTiming,
    onValidate: ({ formData }) => parseWithZod(formData, { schema }),
  })
  const errors = form.status === 'error' ? errorList(form.allErrors) : []
  const countError = errorText(fields.participants.errors)
  return (
    <PostForm preventScrollReset {...getFormProps(form)} noValidate>
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorSummary title={booking('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <FormStep
          id={fields.participants.id}
          title={t(view.isBooker ? 'people' : 'yours')}
          intro={view.isBooker ? t('peopleHint') : undefined}
        >
          {countError && <ErrorText id={`${fields.participants.id}-error`}>{countError}</ErrorText>}
          {fields.participants.getFieldList().map((participant, index) => (
            <FormCard key={participant.key ?? participant.id} title={booking('person', { number: index + 1 })}>
              <ParticipantFields
                participant={participant}
                changesEmail={view.isBooker}
                eats={hasFood || view.people[index]?.meal !== null}
              />
            </FormCard>
          ))}
        </FormStep>
        <Actions>
          <Button kind="primary">{t('save')}</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
}
