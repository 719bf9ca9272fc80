import { useId } from 'react'
import { useLocale, useTranslations } from 'use-intl'
import { type FormAnswer, useAnsweredFields } from '#forms/form-answer.ts'
import { FormPlace } from '#forms/form-place.tsx'
import { SpamFields, SpamNotice } from '#forms/human/spam-fields.tsx'
import { pageHref } from '#frame/page-href.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Stack } from '#ui/section.tsx'
import { Text } from '#ui/text.tsx'
import styles from './newsletter-box.module.css'

interface NewsletterBoxProps {
  list: string
  /** The server's result, on the page that handles the form. */
  answer?: FormAnswer | null | undefined
  headingLevel?: 2 | 3 | undefined
}

const names = ['email', 'list'] as const

/** The newsletter sign-up (docs/product.md#newsletter). Shows the response in place; without scripts on a page of its own. */
export function NewsletterBox({ list, answer = null, headingLevel = 3 }: NewsletterBoxProps) {
  const t = useTranslations('newsletter')
  const language = useLocale()
  const formId = useId()
  const { fields, errors } = useAnsweredFields(formId, names, answer)
  const failed = answer?.done === false ? answer : null
  const isForged = errors.some(({ fieldId }) => fieldId !== fields.email.id)

  if (answer?.done)
    return (
      <FormPlace name="newsletter" answered>
        <div role="status" tabIndex={-1}>
          <Notice tone="info" title={t('asked.title')} headingLevel={headingLevel}>
            <p>{t('asked.text')}</p>
          </Notice>
        </div>
      </FormPlace>
    )
  return (
    <FormPlace name="newsletter" answered={failed !== null}>
      <form action={`/${language}/newsletter`} method="post" id={formId} noValidate className={styles.box}>
        <SpamFields formId={formId} ticket={failed?.ticket} />
        <input type="hidden" name="list" value={list} />
        <Stack>
          {failed && (
            <div tabIndex={-1}>
              <Problem problem={isForged ? 'failed' : failed.problem} />
            </div>
          )}
          <div className={styles.line}>
            <Field id={fields.email.id} label={t('email')} error={fields.email.error}>
              {(control) => (
                <TextInput
                  type="email"
                  name="email"
                  required
                  autoComplete="email"
                  inputMode="email"
                  defaultValue={fields.email.defaultValue}
                  {...control}
                />
              )}
            </Field>
            <div className={styles.button}>
              <Button>{t('send')}</Button>
            </div>
          </div>
          <div>
            <Text size="tiny" tone="quiet">
              {t('wording')}
            </Text>
            <Text size="tiny" tone="quiet">
              <a href={`${pageHref('privacy', language)}#newsletter`}>{t('privacy')}</a>
            </Text>
          </div>
        </Stack>
      </form>
    </FormPlace>
  )
}

function Problem({ problem }: { problem: 'unsure' | 'too-many' | 'failed' | null }) {
  const t = useTranslations('newsletter')
  const generic = useTranslations('errors')('generic')
  if (problem === null) return null
  if (problem !== 'failed') return <SpamNotice verdict={problem} />
  return (
    <Notice tone="alert" title={t('failed')} headingLevel={3}>
      <p>{generic}</p>
    </Notice>
  )
}
