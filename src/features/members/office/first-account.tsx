import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstAccountForm } from '#domain/office/account-forms.ts'
import { NewPasswordField, OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { guessable, readOfficeForm } from '#forms/office/read-office-form.ts'
import { noTraces } from '#frame/no-traces.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/first-account'
import { enterWithPassword } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Behind the link that `npm start` prints as long as the office has no one: its first owner. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { service } = context.get(officeContext)
  if (!(await service.opens('first-account', params.token))) throw data(null, { status: 404 })
  return null
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { service } = context.get(officeContext)
  const form = readOfficeForm(await request.formData().catch(() => new FormData()), firstAccountForm)
  if (!(await service.opens('first-account', params.token))) throw data(null, { status: 404 })
  if (!form.ok) return data({ sent: form.sent }, { status: 422 })
  const outcome = await service.makeFirstAccount(params.token, form.value)
  if (outcome === 'link-used') throw data(null, { status: 404 })
  if (outcome === 'guessable') return data({ sent: guessable(form.sent, 'password') }, { status: 422 })
  return enterWithPassword(context, form.value)
}

export function headers() {
  return noTraces
}

export default function FirstAccount({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const sent = actionData?.sent
  const errors = useFormErrors(sent, ['name', 'email', 'password'])
  return (
    <OfficePage title={t('firstTitle')} lede={<p>{t('firstText')}</p>}>
      <OfficeForm errors={errors} actions={<Button>{t('makeAccount')}</Button>}>
        <OfficeTextField name="name" label={t('name')} autoComplete="name" sent={sent} />
        <OfficeTextField name="email" type="email" label={t('email')} autoComplete="username" sent={sent} />
        <NewPasswordField label={t('password')} sent={sent} />
      </OfficeForm>
    </OfficePage>
  )
}
