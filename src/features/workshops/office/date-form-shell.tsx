import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { fieldId } from '#forms/office/office-form.tsx'
import { PostForm } from '#forms/post-form.tsx'
import { useErrorText } from '#forms/use-error-text.ts'
import { Actions } from '#ui/actions.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { ErrorSummary } from '#ui/error-summary.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import { Text } from '#ui/text.tsx'
import type { FormState } from './sent-form.ts'

interface DateFormShellProps {
  state: FormState
  /** What goes along unseen. */
  hidden: Readonly<Record<string, string>>
  /** Why the date could not be changed, in words. */
  refusal?: string | undefined
  submit: string
  /** Where to go instead, when there is something to leave. */
  backHref?: string | undefined
  /** It cannot be taken back. */
  isFinal?: boolean | undefined
  children: ReactNode
}

/** A form about a date: what is wrong on top, the fields, the way on and the way back. Checked on the server, with and without scripts. */
export function DateFormShell({ state, hidden, refusal, submit, backHref, isFinal, children }: DateFormShellProps) {
  const t = useTranslations('officeDates.form')
  const booking = useTranslations('booking')
  const errorText = useErrorText()
  const errors = Object.entries(state.errors).flatMap(([name, keys]) => {
    const text = errorText(keys)
    return text === undefined ? [] : [{ fieldId: fieldId(name), text }]
  })
  return (
    <PostForm noValidate>
      {Object.entries(hidden).map(([name, value]) => (
        <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
      ))}
      <Stack gap="large">
        {errors.length > 0 && (
          <ErrorSummary
            title={booking('errorTitle', { count: errors.length })}
            errors={errors}
            note={t('kept')}
            answer={JSON.stringify(state)}
          />
        )}
        {refusal && (
          <Notice tone="alert" title={t('refused')}>
            <Text>{refusal}</Text>
          </Notice>
        )}
        {children}
        <Actions>
          <Button kind={isFinal ? 'signal' : 'primary'}>{submit}</Button>
          {backHref && (
            <ButtonLink kind="secondary" href={backHref}>
              {t('back')}
            </ButtonLink>
          )}
        </Actions>
      </Stack>
    </PostForm>
  )
}
