import { parseWithZod } from '@conform-to/zod/v4'
import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { signInSchema } from '#domain/office/member-forms.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { localPath } from '../../frame/local-path.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { officeContext } from '../../office/office-context.ts'
import { OfficePage } from '../../office/office-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Text } from '../../ui/text.tsx'
import type { Route } from './+types/sign-in'
import { officeMeta } from './office-meta.ts'

/** The door of the office: `/office/sign-in?to={path}` */
export async function loader({ request, context }: Route.LoaderArgs) {
  const facts = context.get(requestContext)
  const to = officePath(new URL(request.url).searchParams.get('to'))
  if (await context.get(officeContext).member()) throw redirect(to)
  return { to, title: messagesOf(facts.preferredLanguage).office.signIn.title }
}

/** 422 for mistakes and for a wrong password, 429 after too many. */
export async function action({ request, context }: Route.ActionArgs) {
  const facts = context.get(requestContext)
  const form = await request.formData().catch(() => new FormData())
  const submission = parseWithZod(form, { schema: signInSchema })
  const lastResult = submission.reply({ hideFields: ['password'] })
  const answer = { done: false as const, lastResult, problem: null }
  if (submission.status !== 'success') return data({ answer, outcome: null }, { status: 422 })
  const { email, password, to } = submission.value
  const { accounts } = context.get(useCasesContext)
  const signedIn = await accounts.signIn({
    email,
    password,
    headers: context.get(officeContext).headers,
    address: facts.address,
  })
  if (signedIn.outcome !== 'in')
    return data({ answer, outcome: signedIn.outcome }, { status: signedIn.outcome === 'refused' ? 422 : 429 })
  const headers = new Headers()
  for (const cookie of signedIn.cookies) headers.append('Set-Cookie', cookie)
  return redirect(officePath(to), { status: 303, headers })
}

/** Only screens of the office: whoever signs in there goes on there. */
function officePath(to: unknown): string {
  const path = localPath(to)
  return path && /^\/office(\/|\?|$)/.test(path) && !path.startsWith('/office/sign-') ? path : '/office'
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  return (
    <OfficePage title={t('signIn.title')}>
      {actionData?.outcome && <Notice tone="alert" title={t(`signIn.${actionData.outcome}`)} />}
      <JudgedForm
        id="sign-in"
        answer={actionData?.answer ?? null}
        hidden={{ to: loaderData.to }}
        button={t('signIn.button')}
        lines={[
          { name: 'email', type: 'email', label: t('email'), autoComplete: 'username' },
          { name: 'password', type: 'password', label: t('password'), autoComplete: 'current-password' },
        ]}
      />
      <Text size="small">
        <a href="/office/forgotten">{t('signIn.forgotten')}</a>
      </Text>
    </OfficePage>
  )
}
