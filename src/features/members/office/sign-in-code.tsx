import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeForm } from '#domain/office/account-forms.ts'
import { OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm } from '#forms/office/read-office-form.ts'
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
  const form = readOfficeForm(await request.formData().catch(() => new FormData()), codeForm)
  if (!form.ok) return data({ sent: form.sent }, { status: 422 })
  const result = await service.accounts.enterCode(form.value.code, headers, address)
  if (result.outcome === 'in') return goOn(form.value.to, result.cookies)
  const isTooMany = result.outcome === 'too-many'
  const problem = isTooMany ? 'officeSignIn.tooMany' : 'officeSignIn.codeRefused'
  return data({ sent: { ...form.sent, problem } }, { status: isTooMany ? 429 : 422 })
}

export default function SignInCode({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const sent = actionData?.sent
  const errors = useFormErrors(sent, ['code'])
  return (
    <OfficePage
      title={t('codeTitle')}
      back={{ href: '/office/sign-in', label: t('startAgain') }}
      lede={<p>{t('codeText')}</p>}
    >
      <OfficeForm errors={errors} actions={<Button>{t('signIn')}</Button>}>
        <input type="hidden" name="to" value={loaderData.to} />
        <OfficeTextField name="code" label={t('code')} hint={t('codeHint')} autoComplete="one-time-code" sent={sent} />
      </OfficeForm>
    </OfficePage>
  )
}
