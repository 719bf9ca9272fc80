import { getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { useTranslations } from 'use-intl'
import type { z } from 'zod'
import { loginFormSchema } from '#domain/content/login-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { Button } from '#ui/button.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field } from '#ui/field.tsx'
import { TextInput } from '#ui/inputs.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import styles from './login-form.module.css'

interface LoginFormProps {
  /** The redirect target. */
  to: string
  /** The server's result of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
  /** Why the content source rejected a complete form. */
  problem: 'refused' | 'too-many' | 'failed' | null
}

/** The login form of editors. Submits with a full page load, because the next page has another connect-src policy. */
export function LoginForm({ to, lastResult, problem }: LoginFormProps) {
  const t = useTranslations('preview')
  const generic = useTranslations('errors')
  const errorText = useErrorText()
  const [form, { username, password }] = useForm<z.input<typeof loginFormSchema>>({
    id: 'login',
    lastResult,
    constraint: getZodConstraint(loginFormSchema),
  })
  const errors = [form, username, password].flatMap(({ id, errors: keys }) => {
    const text = errorText(keys)
    return text === undefined ? [] : [{ fieldId: id, text }]
  })
  return (
    <form method="post" className={styles.form} id={form.id} noValidate>
      <input type="hidden" name="to" value={to} />
      <Stack gap="medium">
        {errors.length > 0 && <ErrorList title={t('errorTitle', { count: errors.length })} errors={errors} />}
        {problem && errors.length === 0 && (
          <Notice tone="alert" title={problem === 'failed' ? generic('generic') : t(`problem.${problem}`)} />
        )}
        <Field id={username.id} label={t('username')} error={errorText(username.errors)}>
          {(control) => (
            <TextInput
              {...propsOf(getInputProps(username, { type: 'text', ariaAttributes: false }))}
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
              {...control}
            />
          )}
        </Field>
        <Field id={password.id} label={t('password')} error={errorText(password.errors)}>
          {(control) => (
            <TextInput
              {...propsOf(getInputProps(password, { type: 'password', ariaAttributes: false }))}
              autoComplete="current-password"
              {...control}
            />
          )}
        </Field>
        <Button>{t('login')}</Button>
      </Stack>
    </form>
  )
}

/** React requires `key` as a separate prop. */
function propsOf<Props extends { key?: string | undefined }>({ key: _, ...props }: Props): Omit<Props, 'key'> {
  return props
}
