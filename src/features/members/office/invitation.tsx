import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { joinForm } from '#domain/office/account-forms.ts'
import { takeForm } from '#forms/form-action.ts'
import { NewPasswordField, OfficeForm } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { orNotFound } from '#frame/page-request.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/invitation'
import { enterWithPassword, notSet } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

export async function loader({ params, context }: Route.LoaderArgs) {
  const invitation = orNotFound(await context.get(officeContext).service.invitationBehind(params.token))
  const { name, email, role } = invitation
  return { name, email, role }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { service } = context.get(officeContext)
  if (!(await service.invitationBehind(params.token))) throw data(null, { status: 404 })
  return takeForm(request, joinForm, async (form, sent) => {
    const joined = await service.joinOffice(params.token, form)
    if (joined.outcome === 'refused') return notSet(joined.refusal.reason, sent)
    return enterWithPassword(context, { email: joined.email, password: form.password })
  })
}

export const headers = () => noTraces

export default function Invitation({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const roleName = useTranslations('officeFrame.roles')
  const { name, email, role } = loaderData
  return (
    <OfficePage title={t('joinTitle')} lede={<p>{t('joinText', { name, email, role: roleName(role) })}</p>}>
      <OfficeForm sent={actionData?.sent} actions={<Button>{t('makeAccount')}</Button>}>
        <NewPasswordField label={t('password')} />
      </OfficeForm>
    </OfficePage>
  )
}
