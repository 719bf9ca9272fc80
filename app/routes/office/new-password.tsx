import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { newPasswordForm } from '#domain/office/account-forms.ts'
import type { OfficeDesk } from '#usecases/office/office-desk.ts'
import { officeContext } from '../../office/office-context.ts'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { OfficeForm } from '../../office/office-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { readOfficeForm } from '../../office/read-office-form.ts'
import { useFormErrors } from '../../office/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { noTraces } from '../personal/no-traces.ts'
import type { Route } from './+types/new-password'

/** Behind the link of the mail: a new password. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { desk } = context.get(officeContext)
  return { endsSecondFactor: await opened(desk, params.token) }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { desk } = context.get(officeContext)
  const form = readOfficeForm(await request.formData().catch(() => new FormData()), newPasswordForm)
  await opened(desk, params.token)
  if (!form.ok) return data({ sent: form.sent, isSet: false }, { status: 422 })
  const outcome = await desk.setNewPassword(params.token, form.value.password)
  if (outcome === 'link-used') throw data(null, { status: 404 })
  return { sent: null, isSet: true }
}

/** Whether the link ends codes and passkeys as well; one that opens nothing is not there. */
async function opened(desk: OfficeDesk, token: string): Promise<boolean> {
  if (await desk.opens('password', token)) return false
  if (await desk.opens('way-in', token)) return true
  throw data(null, { status: 404 })
}

/** What was shown before stands: the link has just been used up. */
export function shouldRevalidate() {
  return false
}

export function headers() {
  return noTraces
}

export default function NewPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeSignIn')
  const sent = actionData?.sent
  const errors = useFormErrors(sent, ['password'])
  const { endsSecondFactor } = loaderData
  return (
    <OfficePage
      title={t('newPasswordTitle')}
      lede={endsSecondFactor && !actionData?.isSet ? <p>{t('endsSecondFactor')}</p> : undefined}
    >
      {actionData?.isSet ? (
        <Notice tone="info" title={t('passwordSet')}>
          {endsSecondFactor && <p>{t('setUpAnew')}</p>}
          <p>
            <ButtonLink
              href={endsSecondFactor ? '/office/sign-in?to=/office/account/second-factor' : '/office/sign-in'}
            >
              {t('signIn')}
            </ButtonLink>
          </p>
        </Notice>
      ) : (
        <OfficeForm errors={errors} actions={<Button>{t('setPassword')}</Button>}>
          <OfficeTextField
            name="password"
            type="password"
            label={t('newPassword')}
            hint={t('passwordHint')}
            autoComplete="new-password"
            sent={sent}
          />
        </OfficeForm>
      )}
    </OfficePage>
  )
}
