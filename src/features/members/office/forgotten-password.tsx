import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { forgottenPasswordForm } from '#domain/office/account-forms.ts'
import { OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
import { requestContext } from '#frame/context.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import type { Route } from './+types/forgotten-password'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Sends a link to a new password. The answer is the same for every address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { service, address } = context.get(officeContext)
  const form = readOfficeForm(await request.formData().catch(() => new FormData()), forgottenPasswordForm)
  if (!form.ok) return data({ sent: form.sent, isSent: false }, { status: 422 })
  const { preferredLanguage: language } = context.get(requestContext)
  await service.askNewPassword({ email: form.value.email, language, address })
  return { sent: null, isSent: true }
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const sent = actionData?.sent
  const errors = useFormErrors(sent, ['email'])
  return (
    <OfficePage title={t('forgottenTitle')} back={{ href: '/office/sign-in', label: t('title') }}>
      {actionData?.isSent ? (
        <Notice tone="info" title={t('linkSent')}>
          <p>{t('linkSentText')}</p>
        </Notice>
      ) : (
        <OfficeForm errors={errors} actions={<Button>{t('sendLink')}</Button>}>
          <OfficeTextField
            name="email"
            type="email"
            label={t('email')}
            hint={t('forgottenHint')}
            autoComplete="username"
            sent={sent}
          />
        </OfficeForm>
      )}
    </OfficePage>
  )
}
