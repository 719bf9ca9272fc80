import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { signInForm } from '#domain/office/account-forms.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { officeContext } from '#frame/office/office-context.ts'
import { doneOf, OfficePage, SuccessBanner } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { localPath } from '#frame/page-href.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import type { Route } from './+types/sign-in'
import { knowsPasskeys, signInWithPasskey } from './passkey-list.tsx'
import { goOn, redirectWith } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** What has led here: a new password, and one that ended the second factor. */
const outcomes = ['password', 'way-in', 'email'] as const

export async function loader({ request, context }: Route.LoaderArgs) {
  const to = new URL(request.url).searchParams.get('to') ?? ''
  if (await context.get(officeContext).member()) return goOn(to, [])
  return { to, done: doneOf(request, outcomes) }
}

/** 422 for a form with mistakes and for a wrong password, 429 after too many. */
export async function action({ request, context }: Route.ActionArgs) {
  const { service, address, headers } = context.get(officeContext)
  return takeForm(request, signInForm, async ({ email, password, to }, sent) => {
    const result = await service.signIn({ email, password, address, headers })
    if (result.outcome === 'refused')
      return result.refusal.reason === 'too-many'
        ? refuseForm(sent, { problem: 'officeSignIn.tooMany' }, 429)
        : refuseForm(sent, { problem: 'officeSignIn.refused' })
    if (result.next === 'office') return goOn(to, result.cookies)
    return redirectWith(result.cookies, `/office/sign-in/code?${new URLSearchParams({ to: to ?? '' })}`)
  })
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const { to, done } = loaderData
  return (
    <OfficePage done={done && !actionData && <SuccessBanner title={t(`done.${done}`)} />} title={t('title')}>
      <OfficeForm sent={actionData?.sent} hidden={{ to }} actions={<Button>{t('signIn')}</Button>}>
        <OfficeTextField name="email" type="email" label={t('email')} autoComplete="username" />
        <OfficeTextField name="password" type="password" label={t('password')} autoComplete="current-password" />
      </OfficeForm>
      <p>
        <a href="/office/forgotten-password">{t('forgotten')}</a>
      </p>
      {/* Last, since it comes with the script: nothing makes room for it. */}
      <PasskeySignIn to={to} />
    </OfficePage>
  )
}

/** A second sign-in method, where script and browser support it. */
function PasskeySignIn({ to }: { to: string }) {
  const t = useTranslations('officeSignIn')
  const isHydrated = useIsHydrated()
  const [hasFailed, setHasFailed] = useState(false)
  if (!(isHydrated && knowsPasskeys())) return null
  async function signIn() {
    setHasFailed(false)
    if (await signInWithPasskey()) window.location.assign(localPath(to) ?? '/office')
    else setHasFailed(true)
  }
  return (
    <>
      {hasFailed && <Notice tone="alert" title={t('passkeyFailed')} />}
      <p>
        <Button type="button" kind="secondary" onClick={signIn}>
          {t('passkey')}
        </Button>
      </p>
    </>
  )
}
