import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstAccountForm } from '#domain/office/account-forms.ts'
import { takeForm } from '#forms/form-action.ts'
import { NewPasswordField, OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/first-account'
import { enterWithPassword, notSet } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Behind the link that `npm start` prints as long as the office has no one: its first owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { service } = context.get(officeContext)
  if (!(await service.opens('first-account', params.token))) throw data(null, { status: 404 })
  return null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { service } = context.get(officeContext)
  if (!(await service.opens('first-account', params.token))) throw data(null, { status: 404 })
  return takeForm(request, firstAccountForm, async (form, sent) => {
    const result = await service.makeFirstAccount(params.token, form)
    if (result.outcome === 'refused') return notSet(result.refusal.reason, sent)
    return enterWithPassword(context, form)
  })
}

export const headers = () => noTraces

export default function FirstAccount({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficePage title={t('firstTitle')} lede={<p>{t('firstText')}</p>}>
      <OfficeForm sent={actionData?.sent} actions={<Button>{t('makeAccount')}</Button>}>
        <OfficeTextField name="name" label={t('name')} autoComplete="name" />
        <OfficeTextField name="email" type="email" label={t('email')} autoComplete="username" />
        <NewPasswordField label={t('password')} />
      </OfficeForm>
    </OfficePage>
  )
}
