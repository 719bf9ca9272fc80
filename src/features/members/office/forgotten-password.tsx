import { useTranslations } from 'use-intl'
import { forgottenPasswordForm } from '#domain/office/account-forms.ts'
import { takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { requestContext } from '#frame/context.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import type { Route } from './+types/forgotten-password'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** Sends a link to a new password. The answer is the same for every address. */
export async function action({ request, context }: Route.ActionArgs) {
  const { service, address } = context.get(officeContext)
  const { preferredLanguage: language } = context.get(requestContext)
  return takeForm(request, forgottenPasswordForm, async ({ email }) => {
    await service.askNewPassword({ email, language, address })
    return { sent: null }
  })
}

export default function ForgottenPassword({ actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficePage title={t('forgottenTitle')} back={{ href: '/office/sign-in', label: t('title') }}>
      {actionData && !actionData.sent ? (
        <Notice tone="info" title={t('linkSent')}>
          <p>{t('linkSentText')}</p>
        </Notice>
      ) : (
        <OfficeForm sent={actionData?.sent} actions={<Button>{t('sendLink')}</Button>}>
          <OfficeTextField
            name="email"
            type="email"
            label={t('email')}
            hint={t('forgottenHint')}
            autoComplete="username"
          />
        </OfficeForm>
      )}
    </OfficePage>
  )
}
