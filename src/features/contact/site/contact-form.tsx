import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { FormAnswer } from '#forms/form-answer.ts'
import { SpamFields } from '#forms/human/spam-fields.tsx'
import { SpamNotice } from '#forms/human/spam-notice.tsx'
import { PostForm } from '#forms/post-form.tsx'
import { useAnsweredFields } from '#forms/use-answered-fields.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Field } from '#ui/field.tsx'
import { FieldRow } from '#ui/field-row.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { TextArea } from '#ui/text-area.tsx'
import { TextInput } from '#ui/text-input.tsx'

const names = ['name', 'company', 'email', 'phone', 'message'] as const

interface ContactFormProps {
  /** The server's answer, on the page to which a browser without JavaScript was sent. */
  answer?: FormAnswer | null | undefined
}

/** A message to the company (docs/product.md#contact-form). Without script its answer is a page of its own. */
export function ContactForm({ answer: given = null }: ContactFormProps) {
  const t = useTranslations('contact')
  const language = useLocale()
  const formId = useId()
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? given
  const { fields, errors } = useAnsweredFields(formId, names, answer)
  const notice = useRef<HTMLDivElement>(null)
  const isBusy = fetcher.state !== 'idle'
  const failed = answer?.done === false ? answer : null

  useEffect(() => {
    const inside = notice.current?.querySelector<HTMLElement>('[tabindex]')
    if (answer) (inside ?? notice.current)?.focus()
  }, [answer])

  if (answer?.done)
    return (
      <div role="status" tabIndex={-1} ref={notice}>
        <Notice tone="info" title={t('sent.title')}>
          <p>{t('sent.text')}</p>
        </Notice>
      </div>
    )
  const line = (name: (typeof names)[number]) => ({ name, defaultValue: fields[name].defaultValue })
  return (
    <PostForm through={fetcher.Form} action={`/${language}/message`} id={formId} noValidate aria-label={t('formTitle')}>
      <SpamFields formId={formId} ticket={failed?.ticket} />
      <Stack>
        {failed && (
          <div ref={notice} tabIndex={-1}>
            {errors.length > 0 && (
              <ErrorSummary title={t('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
            )}
            {failed.problem && <Problem problem={failed.problem} />}
          </div>
        )}
        <FieldRow>
          <Field id={fields.name.id} label={t('name')} error={fields.name.error}>
            {(control) => <TextInput {...line('name')} {...control} required autoComplete="name" />}
          </Field>
          <Field id={fields.company.id} label={t('company')} optional error={fields.company.error}>
            {(control) => <TextInput {...line('company')} {...control} autoComplete="organization" />}
          </Field>
        </FieldRow>
        <FieldRow>
          <Field id={fields.email.id} label={t('email')} hint={t('copyHint')} error={fields.email.error}>
            {(control) => (
              <TextInput type="email" {...line('email')} {...control} required autoComplete="email" inputMode="email" />
            )}
          </Field>
          <Field id={fields.phone.id} label={t('phone')} hint={t('phoneHint')} optional error={fields.phone.error}>
            {(control) => <TextInput type="tel" {...line('phone')} {...control} autoComplete="tel" inputMode="tel" />}
          </Field>
        </FieldRow>
        <Field id={fields.message.id} label={t('message')} error={fields.message.error}>
          {(control) => <TextArea {...line('message')} {...control} required rows={7} autoComplete="off" />}
        </Field>
        <div>
          <Button aria-disabled={isBusy || undefined}>{isBusy ? t('sending') : t('send')}</Button>
        </div>
      </Stack>
    </PostForm>
  )
}

/** Why a message that was filled in rightly was not taken. */
function Problem({ problem }: { problem: 'unsure' | 'too-many' | 'failed' }) {
  const t = useTranslations('contact')
  const { company } = useSiteSettings()
  if (problem !== 'failed') return <SpamNotice verdict={problem} />
  return (
    <Notice tone="alert" title={t('failed.title')}>
      <p>{t('failed.text', { email: company.email })}</p>
    </Notice>
  )
}
