import { redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { newEmailForm } from '#domain/office/account-forms.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { memberOf } from '#frame/office/member-of.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/new-email'

export const handle = { permission: 'account' } satisfies OfficeHandle

export function loader({ context }: Route.LoaderArgs) {
  return { email: memberOf(context).email }
}

/** Sends a link to the new address, after the password: an open screen must not be enough to take an account over. */
export async function action({ request, context }: Route.ActionArgs) {
  const { service, headers } = context.get(officeContext)
  const { preferredLanguage: language } = context.get(requestContext)
  return takeForm(request, newEmailForm, async (form, sent) => {
    const result = await service.askNewEmail({ ...form, language }, { self: memberOf(context), headers })
    if (result.outcome === 'done') return redirect('/office/account?done=emailAsked', 303)
    return result.refusal.reason === 'is-member'
      ? refuseForm(sent, { errors: { email: ['officeAccount.emailTaken'] } })
      : refuseForm(sent, { problem: 'officeAccount.wrongPassword' })
  })
}

export default function NewEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeAccount')
  return (
    <OfficePage
      title={t('changeEmail')}
      lede={<p>{t('changeEmailText', loaderData)}</p>}
      back={{ href: '/office/account', label: t('title') }}
    >
      <OfficeForm sent={actionData?.sent} actions={<Button>{t('sendEmailLink')}</Button>}>
        <OfficeTextField name="email" type="email" label={t('newEmail')} autoComplete="email" />
        <OfficeTextField name="password" type="password" label={t('currentPassword')} autoComplete="current-password" />
      </OfficeForm>
    </OfficePage>
  )
}
