import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type FormAnswer, useAnsweredFields } from '#forms/form-answer.ts'
import { FormPlace } from '#forms/form-place.tsx'
import { SpamFields, SpamNotice } from '#forms/human/spam-fields.tsx'
import { useSiteSettings } from '#frame/site-settings.ts'
import { Button } from '#ui/button.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field, FieldRow, TextArea, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'

const names = ['name', 'company', 'email', 'phone', 'message'] as const

interface ContactFormProps {
  /** The server's result, on the page that handles the form. */
  answer?: FormAnswer | null | undefined
}

/** The contact form (docs/product.md#contact-form). Shows the response in place; without scripts on a page of its own. */
export function ContactForm({ answer = null }: ContactFormProps) {
  const t = useTranslations('contact')
  const language = useLocale()
  const formId = useId()
  const { fields, errors } = useAnsweredFields(formId, names, answer)
  const failed = answer?.done === false ? answer : null

  if (answer?.done)
    return (
      <FormPlace name="contact" answered>
        <div role="status" tabIndex={-1}>
          <Notice tone="info" title={t('sent.title')}>
            <p>{t('sent.text')}</p>
          </Notice>
        </div>
      </FormPlace>
    )
  const line = (name: (typeof names)[number]) => ({ name, defaultValue: fields[name].defaultValue })
  return (
    <FormPlace name="contact" answered={failed !== null}>
      <form action={`/${language}/message`} method="post" id={formId} noValidate aria-label={t('formTitle')}>
        <SpamFields formId={formId} ticket={failed?.ticket} />
        <Stack>
          {failed && (
            <div tabIndex={-1}>
              {errors.length > 0 && (
                <ErrorList title={t('errorTitle', { count: errors.length })} errors={errors} note={t('errorKept')} />
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
                <TextInput
                  type="email"
                  {...line('email')}
                  {...control}
                  required
                  autoComplete="email"
                  inputMode="email"
                />
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
            <Button>{t('send')}</Button>
          </div>
        </Stack>
      </form>
    </FormPlace>
  )
}

/** Why a valid message was not accepted. */
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
