import { type FieldMetadata, getInputProps, getTextareaProps, useForm } from '@conform-to/react'
import { useTranslations } from 'use-intl'
import { withdrawalHref } from '#domain/address/legal-pages.ts'
import { otherLanguage } from '#domain/language.ts'
import { type WithdrawalForm, type WithdrawalFormInput, withdrawalFormSchema } from '#domain/order/order-forms.ts'
import { withdraw } from '#features/booking/withdraw.ts'
import { servicePortsContext } from '#features/context.ts'
import { answerProtectedForm } from '#forms/answer-protected-form.ts'
import { PlainForm } from '#forms/form-place.tsx'
import { SpamFields, SpamNotice } from '#forms/human/spam-fields.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { pageMeta } from '#frame/page-meta.ts'
import { pageRequest } from '#frame/page-request.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field, TextArea, TextInput } from '#ui/field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Actions, Section, Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import type { Route } from './+types/withdrawal'

const formId = 'withdrawal'
const names = ['name', 'orderNumber', 'email', 'message']

/** The withdrawal function, linked in the footer of every page, without a login (Directive 2011/83/EU Art. 11a). */
export function loader({ params, context }: Route.LoaderArgs) {
  const { facts, language, head } = pageRequest({ params, context })
  facts.cache('content')
  const { title, text } = messagesOf(language).withdrawal
  return {
    ...head,
    title,
    description: text,
    translation: withdrawalHref(otherLanguage(language)),
  }
}

/** Accepts the declaration; the response does not reveal whether there is such an order. 422 for invalid fields, 429 above the rate limit. */
export function action({ request, params, context }: Route.ActionArgs) {
  const ports = context.get(servicePortsContext)
  const { language } = pageRequest({ params, context })
  return answerProtectedForm(request, context, {
    schema: withdrawalFormSchema,
    kind: 'withdrawal',
    words: ({ name, orderNumber, email, message }) => [name, orderNumber, email, message],
    async take(form) {
      // Even suspected spam: the law requires every declaration to be kept, and only the office sees its text.
      await withdraw(ports, form, language)
      return { done: true as const }
    },
  })
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return []
  const { language } = loaderData
  const path = withdrawalHref(language).slice(language.length + 1)
  return pageMeta({ ...loaderData, path })
}

export default function Withdrawal({ actionData }: Route.ComponentProps) {
  const refused = actionData?.done ? undefined : actionData
  const t = useTranslations('withdrawal')
  const booking = useTranslations('booking')
  const errorText = useErrorText()
  const [form, fields] = useForm<WithdrawalFormInput, WithdrawalForm>({
    id: formId,
    lastResult: refused?.lastResult ?? null,
  })
  const errors = names.flatMap((name) => {
    const text = errorText(form.allErrors[name] ?? undefined)
    return text ? [{ fieldId: `${formId}-${name}`, text }] : []
  })
  const problem = refused?.problem
  const { key, ...message } = getTextareaProps(fields.message, { ariaAttributes: false })
  if (actionData?.done) return <PageHead title={t('doneTitle')} lede={<p>{t('doneText')}</p>} />
  return (
    <>
      <PageHead title={t('title')} lede={<p>{t('text')}</p>} />
      <Section>
        <PlainForm id={form.id}>
          <SpamFields formId={formId} ticket={refused?.ticket} />
          <Stack gap="large">
            {(problem === 'unsure' || problem === 'too-many') && <SpamNotice verdict={problem} />}
            {form.status === 'error' && errors.length > 0 && (
              <ErrorList
                title={booking('errorTitle', { count: errors.length })}
                errors={errors}
                note={t('errorKept')}
              />
            )}
            {problem === 'failed' && (
              <Notice tone="alert" title={booking('failureTitle')}>
                <Text>{booking('failureText')}</Text>
              </Notice>
            )}
            <Line field={fields.name} label={t('name')} autoComplete="name" />
            <Line field={fields.orderNumber} label={t('orderNumber')} hint={t('orderNumberHint')} autoComplete="off" />
            <Line field={fields.email} label={t('email')} hint={t('emailHint')} type="email" autoComplete="email" />
            <Field id={fields.message.id} label={t('message')} optional error={errorText(fields.message.errors)}>
              {(control) => <TextArea key={key} {...message} {...control} autoComplete="off" />}
            </Field>
            <Actions>
              <Button kind="primary">{t('confirm')}</Button>
            </Actions>
          </Stack>
        </PlainForm>
      </Section>
    </>
  )
}

interface LineProps {
  field: FieldMetadata<string, WithdrawalFormInput>
  label: string
  hint?: string
  type?: 'text' | 'email'
  autoComplete: string
}

function Line({ field, label, hint, type = 'text', autoComplete }: LineProps) {
  const errorText = useErrorText()
  const { key, ...props } = getInputProps(field, { type, ariaAttributes: false })
  return (
    <Field id={field.id} label={label} hint={hint} error={errorText(field.errors)}>
      {(control) => <TextInput key={key} {...props} {...control} autoComplete={autoComplete} />}
    </Field>
  )
}
