import { useTranslations } from 'use-intl'
import { codeForm } from '#domain/office/account-forms.ts'
import { refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button } from '#ui/button.tsx'
import type { Route } from './+types/sign-in-code'
import { goOn } from './sign-in-answer.ts'

export const handle = { permission: 'public' } satisfies OfficeHandle

/** The second step of signing in. Without the first one no code is right. */
export function loader({ request }: Route.LoaderArgs) {
  return { to: new URL(request.url).searchParams.get('to') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { service, address, headers } = context.get(officeContext)
  return takeForm(request, codeForm, async ({ code, to }, sent) => {
    const result = await service.accounts.enterCode(code, headers, address)
    if (result.outcome === 'done') return goOn(to, result.cookies)
    if (result.refusal.reason === 'too-many') return refuseForm(sent, { problem: 'officeSignIn.tooMany' }, 429)
    return refuseForm(sent, { problem: 'officeSignIn.codeRefused' })
  })
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  return (
    <OfficePage
      title={t('codeTitle')}
      back={{ href: '/office/sign-in', label: t('startAgain') }}
      lede={<p>{t('codeText')}</p>}
    >
      <OfficeForm sent={actionData?.sent} hidden={{ to: loaderData.to }} actions={<Button>{t('signIn')}</Button>}>
        <OfficeTextField name="code" label={t('code')} hint={t('codeHint')} autoComplete="one-time-code" />
      </OfficeForm>
    </OfficePage>
  )
}
