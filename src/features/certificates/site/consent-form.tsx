import { getFormProps, getInputProps, getSelectProps, type SubmissionResult, useForm } from '@conform-to/react'
import { parseWithZod } from '@conform-to/zod/v4'
import { useTranslations } from 'use-intl'
import {
  type ConsentFormInput,
  consentFormSchema,
  type ConsentForm as FilledIn,
} from '#domain/certificate/consent-form.ts'
import { SpamFields } from '#forms/human/spam-fields.tsx'
import { withoutSpamFields } from '#forms/human/without-spam-fields.ts'
import { PostForm } from '#forms/post-form.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { validationTiming } from '#forms/validation-timing.ts'
import { Actions } from '#ui/actions.tsx'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field, FieldRow } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { RadioGroup } from '#ui/radio-group.tsx'
import { Select } from '#ui/select.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import type { ConsentView } from './consent-view.ts'

const formId = 'consent'
/** In the order of the page. */
const consentFields = ['firstName', 'lastName', 'workshop', 'answer']

interface ConsentFormProps {
  view: ConsentView
  lastResult: SubmissionResult<string[]> | null
  ticket: string | undefined
}

/** Asks a participant for or against a certificate (docs/product.md#certificate-consent). That a no is final is before the button. */
export function ConsentForm({ view, lastResult, ticket }: ConsentFormProps) {
  const t = useTranslations('consentPage')
  const errorText = useErrorText()
  const [form, fields] = useForm<ConsentFormInput, FilledIn>({
    id: formId,
    lastResult,
    defaultValue: { workshop: view.chosen ?? '' },
    ...validationTiming,
    onValidate: ({ formData }) => parseWithZod(withoutSpamFields(formData), { schema: consentFormSchema }),
  })
  const errors = consentFields.flatMap((name) => {
    const text = form.status === 'error' ? errorText(form.allErrors[name] ?? undefined) : undefined
    return text ? [{ fieldId: `${formId}-${name}`, text }] : []
  })
  const { key: firstKey, ...first } = getInputProps(fields.firstName, { type: 'text', ariaAttributes: false })
  const { key: lastKey, ...last } = getInputProps(fields.lastName, { type: 'text', ariaAttributes: false })
  const { key: workshopKey, ...workshop } = getSelectProps(fields.workshop, { ariaAttributes: false })
  return (
    <PostForm preventScrollReset {...getFormProps(form)} noValidate>
      <SpamFields formId={formId} ticket={ticket} />
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorSummary title={t('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
        )}
        <Text tone="quiet">{t('whoIntro')}</Text>
        <FieldRow>
          <Field id={fields.firstName.id} label={t('firstName')} error={errorText(fields.firstName.errors)}>
            {(control) => <TextInput key={firstKey} {...first} {...control} autoComplete="given-name" />}
          </Field>
          <Field id={fields.lastName.id} label={t('lastName')} error={errorText(fields.lastName.errors)}>
            {(control) => <TextInput key={lastKey} {...last} {...control} autoComplete="family-name" />}
          </Field>
        </FieldRow>
        <Field id={fields.workshop.id} label={t('workshop')} error={errorText(fields.workshop.errors)}>
          {(control) => (
            <Select key={workshopKey} {...workshop} {...control} options={view.workshops} placeholder={t('choose')} />
          )}
        </Field>
        <RadioGroup
          id={fields.answer.id}
          label={t('question')}
          error={errorText(fields.answer.errors)}
          choices={(['yes', 'no'] as const).map((value) => ({
            id: `${fields.answer.id}-${value}`,
            name: fields.answer.name,
            value,
            label: t(value),
            defaultChecked: value === fields.answer.initialValue,
          }))}
        />
        <Notice tone="info" title={t('finalTitle')}>
          <Text>{t('final')}</Text>
        </Notice>
        <Text>{t('next')}</Text>
        <Actions>
          <Button kind="primary">{t('send')}</Button>
        </Actions>
      </Stack>
    </PostForm>
  )
}
