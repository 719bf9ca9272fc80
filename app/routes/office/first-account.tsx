import { parseWithZod } from '@conform-to/zod/v4'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstAccountSchema, shortestPassword } from '#domain/office/member-forms.ts'
import { requestContext, useCasesContext } from '../../context.ts'
import { messagesOf } from '../../i18n/catalogue.ts'
import { JudgedForm } from '../../office/judged-form.tsx'
import { officeContext } from '../../office/office-context.ts'
import { OfficePage } from '../../office/office-page.tsx'
import type { Route } from './+types/first-account'
import { officeMeta } from './office-meta.ts'

/** The first account: `/office/first-account/{key}`, as `npm start` prints it while there is none. After that the link is dead. */
export async function loader({ params, context }: Route.LoaderArgs) {
  await opened(context, params.key)
  const { preferredLanguage } = context.get(requestContext)
  return { key: params.key, title: messagesOf(preferredLanguage).office.firstAccount.title }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  await opened(context, params.key)
  const facts = context.get(requestContext)
  const { accounts } = context.get(useCasesContext)
  const form = await request.formData().catch(() => new FormData())
  const submission = parseWithZod(form, { schema: firstAccountSchema })
  const lastResult = submission.reply({ hideFields: ['password'] })
  if (submission.status !== 'success') return data({ done: false as const, lastResult, problem: null }, { status: 422 })
  const { name, email, password } = submission.value
  const headers = new Headers()
  if (await accounts.createFirst({ name, email, password })) {
    const signedIn = await accounts.signIn({
      email,
      password,
      headers: context.get(officeContext).headers,
      address: facts.address,
    })
    if (signedIn.outcome === 'in') for (const cookie of signedIn.cookies) headers.append('Set-Cookie', cookie)
  }
  return redirect('/office', { status: 303, headers })
}

async function opened(context: Readonly<RouterContextProvider>, key: string): Promise<void> {
  const isKey = context.get(officeContext).opensFirstAccount(key)
  if (!isKey || !(await context.get(useCasesContext).accounts.isEmpty())) throw data(null, { status: 404 })
}

export function headers() {
  return { 'Referrer-Policy': 'no-referrer' }
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData ? officeMeta(loaderData.title) : []
}

export default function FirstAccount({ actionData }: Route.ComponentProps) {
  const t = useTranslations('office')
  return (
    <OfficePage title={t('firstAccount.title')} lede={t('firstAccount.lede')}>
      <JudgedForm
        id="first-account"
        answer={actionData ?? null}
        button={t('firstAccount.button')}
        lines={[
          { name: 'name', label: t('memberName'), autoComplete: 'name' },
          { name: 'email', type: 'email', label: t('email'), autoComplete: 'username' },
          {
            name: 'password',
            type: 'password',
            label: t('newPassword'),
            hint: t('newPasswordHint', { count: shortestPassword }),
            autoComplete: 'new-password',
          },
        ]}
      />
    </OfficePage>
  )
}
