import { getInputProps, type SubmissionResult, useForm } from '@conform-to/react'
import { getZodConstraint } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { tokenCookies } from '#domain/content/token-cookies.ts'
import { fields, optionalLine, requiredLine } from '#domain/form/field.ts'
import { formBody, readForm } from '#forms/read-form.ts'
import { useErrorText } from '#forms/use-error-text.ts'
import { noTraces } from '#frame/no-traces.ts'
import { localPath } from '#frame/page-href.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalMeta } from '#frame/personal-page.ts'
import { messagesOf } from '#i18n/catalogue.ts'
import { Button } from '#ui/button.tsx'
import { ErrorList } from '#ui/error-list.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Notice } from '#ui/panel.tsx'
import { Section, Stack } from '#ui/section.tsx'
import type { Route } from './+types/login'
import styles from './preview-bar.module.css'
import { previewContext } from './preview-context.ts'

/** The editors' login for drafts: `/{lang}/preview/login?to={path}` */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const { title } = messagesOf(language).preview
  const to = localPath(new URL(request.url).searchParams.get('to'))
  return { ...head, title, to: to ?? `/${language}` }
}

/** 422 for invalid fields or a wrong password, 429 after too many attempts, 500 when the content source fails. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const { facts, language } = pageRequest({ params, context })
  const submission = readForm(await formBody(request), loginFormSchema)
  // the password is never sent back
  const lastResult = submission.reply({ hideFields: ['password'] })
  if (submission.status !== 'success') return data({ lastResult, problem: null }, { status: 422 })
  const { username, password, to } = submission.value
  try {
    const { login, cookies } = await context.get(previewContext).login(username, password)
    if (login.outcome === 'refused') {
      const { reason } = login.refusal
      return data({ lastResult, problem: reason }, { status: reason === 'refused' ? 422 : 429 })
    }
    const headers = new Headers(noTraces)
    for (const cookie of [...cookies, ...tokenCookies(login.token, facts.siteUrl.startsWith('https:'))])
      headers.append('Set-Cookie', cookie)
    return redirect(localPath(to) ?? `/${language}`, { status: 303, headers })
  } catch (error) {
    facts.report(error)
    return data({ lastResult, problem: 'failed' as const }, { status: 500 })
  }
}

/** The address is not secret, unlike a personal link. Without a referrer, browsers would not send the origin that the form check needs. */
export function headers() {
  return { 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex, nofollow' }
}

export const meta = personalMeta

export default function PreviewLogin({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('preview')
  const { title, to } = loaderData
  return (
    <>
      <PageHead title={title} lede={t('lede')} />
      <Section>
        <LoginForm to={to} lastResult={actionData?.lastResult ?? null} problem={actionData?.problem ?? null} />
      </Section>
    </>
  )
}

interface LoginFormProps {
  to: string
  /** The server's result of the last attempt; null before the first. */
  lastResult: SubmissionResult<string[]> | null
  /** Why the content source rejected a complete form. */
  problem: 'refused' | 'too-many' | 'failed' | null
}

/** The login form of editors. Submits with a full page load, because the next page has another connect-src policy. */
function LoginForm({ to, lastResult, problem }: LoginFormProps) {
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

/** The login form for editors of pages. Passwords are not trimmed. */
const loginFormSchema = fields({
  username: requiredLine('validation.username'),
  password: z.string({ error: 'validation.password' }).max(200, 'validation.tooLong'),
  /** The redirect target after login; only paths of this site are followed. */
  to: optionalLine(8192),
})
