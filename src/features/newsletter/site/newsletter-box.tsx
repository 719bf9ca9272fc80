import { useEffect, useId, useRef } from 'react'
import { useFetcher } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import type { FormAnswer } from '#forms/form-answer.ts'
import { SpamFields } from '#forms/human/spam-fields.tsx'
import { SpamNotice } from '#forms/human/spam-notice.tsx'
import { PostForm } from '#forms/post-form.tsx'
import { useAnsweredFields } from '#forms/use-answered-fields.ts'
import { pageHref } from '#frame/page-href.ts'
import { Button } from '#ui/button.tsx'
import { Field } from '#ui/field.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import { TextInput } from '#ui/text-input.tsx'
import styles from './newsletter-box.module.css'

interface NewsletterBoxProps {
  /** The block's listId. */
  list: string
  /** The server's answer, on the page to which a browser without JavaScript was sent. */
  answer?: FormAnswer | null | undefined
  /** Of what the answer says. */
  headingLevel?: 2 | 3 | undefined
}

const names = ['email', 'list'] as const

/** The sign-up for the newsletter (docs/product.md#newsletter). Without script its answer is a page of its own. */
export function NewsletterBox({ list, answer: given = null, headingLevel = 3 }: NewsletterBoxProps) {
  const t = useTranslations('newsletter')
  const language = useLocale()
  const formId = useId()
  const fetcher = useFetcher<FormAnswer>()
  const answer = fetcher.data ?? given
  const { fields, errors } = useAnsweredFields(formId, names, answer)
  const answered = useFocusOnAnswer(answer)
  const isBusy = fetcher.state !== 'idle'
  const failed = answer?.done === false ? answer : null
  const isForged = errors.some(({ fieldId }) => fieldId !== fields.email.id)

  if (answer?.done)
    return (
      <div role="status" tabIndex={-1} ref={answered}>
        <Notice tone="info" title={t('asked.title')} headingLevel={headingLevel}>
          <p>{t('asked.text')}</p>
        </Notice>
      </div>
    )
  return (
    <PostForm through={fetcher.Form} action={`/${language}/newsletter`} id={formId} noValidate className={styles.box}>
      <SpamFields formId={formId} ticket={failed?.ticket} />
      <input type="hidden" name="list" value={list} />
      <Stack>
        {failed && (
          <div ref={answered} tabIndex={-1}>
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
            <Button aria-disabled={isBusy || undefined}>{isBusy ? t('sending') : t('send')}</Button>
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
    </PostForm>
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

/** The focus moves to the answer, with or without a new page: to the invalid field, or to the notice. */
function useFocusOnAnswer(answer: FormAnswer | null) {
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (answer === null) return
    const wrong = notice.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    const place = wrong ?? notice.current
    place?.focus()
  }, [answer])
  return notice
}
