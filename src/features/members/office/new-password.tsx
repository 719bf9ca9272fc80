import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { newPasswordForm } from '#domain/office/account-forms.ts'
import { takeForm } from '#forms/form-action.ts'
import { NewPasswordField, OfficeForm } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { OfficeService } from '../office-service.ts'
import type { Route } from './+types/new-password'
import { notSet } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const { service } = context.get(officeContext)
  return { endsSecondFactor: await opened(service, params.token) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { service } = context.get(officeContext)
  const endsSecondFactor = await opened(service, params.token)
  return takeForm(request, newPasswordForm, async ({ password }, sent) => {
    const result = await service.setNewPassword(params.token, password)
    if (result.outcome === 'refused') return notSet(result.refusal.reason, sent)
    // The link is used up, and this page with it: the sign-in page confirms the change.
    const next = endsSecondFactor ? { done: 'way-in', to: '/office/account/second-factor' } : { done: 'password' }
    return redirect(`/office/sign-in?${new URLSearchParams(next)}`, 303)
  })
}

/** Whether the link ends codes and passkeys as well; one that opens nothing is not there. */
async function opened(service: OfficeService, token: string): Promise<boolean> {
  if (await service.opens('password', token)) return false
  if (await service.opens('way-in', token)) return true
  throw data(null, { status: 404 })
}

export const headers = () => noTraces

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const lede = loaderData.endsSecondFactor ? <p>{t('endsSecondFactor')}</p> : undefined
  return (
    <OfficePage title={t('newPasswordTitle')} lede={lede}>
      <OfficeForm sent={actionData?.sent} actions={<Button>{t('setPassword')}</Button>}>
        <NewPasswordField label={t('newPassword')} />
      </OfficeForm>
    </OfficePage>
  )
}
