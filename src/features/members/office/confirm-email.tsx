import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { OfficeForm } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/confirm-email'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Behind the link of the mail: the new address of an account, changed by a button, since mail scanners open links. */
export async function loader({ params, context }: Route.LoaderArgs) {
  return { email: orNotFound(await context.get(officeContext).service.newEmailBehind(params.token)) }
}

export async function action({ params, context }: Route.ActionArgs) {
  const { preferredLanguage } = context.get(requestContext)
  const { outcome } = await context.get(officeContext).service.confirmNewEmail(params.token, preferredLanguage)
  if (outcome === 'refused') throw data(null, { status: 404 })
  return redirect('/office/sign-in?done=email', 303)
}

export const headers = () => noTraces

export default function ConfirmEmail({ loaderData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficePage title={t('newEmailTitle')} lede={<p>{t('newEmailText', loaderData)}</p>}>
      <OfficeForm actions={<Button>{t('confirmEmail')}</Button>} />
    </OfficePage>
  )
}
