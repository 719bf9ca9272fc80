import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { codeForm, ownPasswordForm } from '#domain/office/account-forms.ts'
import { rolesFor } from '#domain/office/role.ts'
import { CodeSetup } from '../../office/code-setup.tsx'
import { officeContext } from '../../office/office-context.ts'
import { OfficeTextField } from '../../office/office-fields.tsx'
import { OfficeForm } from '../../office/office-form.tsx'
import { OfficePage } from '../../office/office-page.tsx'
import { type QrPath, qrPath } from '../../office/qr-path.ts'
import { readOfficeForm, type SentForm } from '../../office/read-office-form.ts'
import { requireMember } from '../../office/require-member.ts'
import { useFormErrors } from '../../office/use-form-errors.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/second-factor'

interface Answer {
  sent: SentForm | null
  setup: { qr: QrPath; typedKey: string; backupCodes: string[] } | null
}

/** Codes of an app, asked for after the password. */
export async function loader({ context }: Route.LoaderArgs) {
  await requireMember(context, ...rolesFor('account'))
  const office = context.get(officeContext)
  return { hasCode: (await office.signedIn())?.hasCode ?? false, isOwed: await office.owesSecondFactor() }
}

export async function action({ request, context }: Route.ActionArgs) {
  await requireMember(context, ...rolesFor('account'))
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  const { desk, headers } = context.get(officeContext)
  if (intent === 'confirm') {
    const read = readOfficeForm(form, codeForm)
    const result = read.ok ? await desk.accounts.confirmCodes(read.value.code, headers) : null
    if (result?.outcome === 'confirmed') return signedInAgain(result.cookies)
    return answer({ ...read.sent, ...(read.ok && { problem: 'officeAccount.codeRefused' }) })
  }
  const read = readOfficeForm(form, ownPasswordForm)
  if (!read.ok) return answer(read.sent)
  const { password } = read.value
  if (intent === 'end') {
    const result = await desk.accounts.endCodes(password, headers)
    return result.outcome === 'ended'
      ? signedInAgain(result.cookies)
      : answer({ ...read.sent, problem: 'officeAccount.wrongPassword' })
  }
  const setup = await desk.accounts.beginCodes(password, headers)
  if (setup === 'refused') return answer({ ...read.sent, problem: 'officeAccount.wrongPassword' })
  const typedKey = new URL(setup.uri).searchParams.get('secret') ?? ''
  return data<Answer>({ sent: null, setup: { qr: qrPath(setup.uri), typedKey, backupCodes: setup.backupCodes } })
}

function answer(sent: SentForm) {
  return data<Answer>({ sent, setup: null }, { status: 422 })
}

function signedInAgain(cookies: readonly string[]) {
  const next = redirect('/office/account', 303)
  for (const cookie of cookies) next.headers.append('Set-Cookie', cookie)
  return next
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeAccount')
  const { hasCode, isOwed } = loaderData
  const sent = actionData?.sent
  const setup = actionData?.setup
  const isCode = sent?.errors.code !== undefined || sent?.problem === 'officeAccount.codeRefused'
  const passwordErrors = useFormErrors(isCode ? null : sent, ['password'])
  const codeErrors = useFormErrors(isCode ? sent : null, ['code'])
  return (
    <OfficePage title={t('secondFactor')} back={{ href: '/office/account', label: t('title') }}>
      {isOwed && !setup && (
        <Notice tone="info" title={t('owed')}>
          <p>{t('owedText')}</p>
        </Notice>
      )}
      {setup && <CodeSetup {...setup} />}
      {setup || isCode ? (
        <OfficeForm intent="confirm" errors={codeErrors} actions={<Button>{t('confirmCode')}</Button>}>
          <OfficeTextField
            name="code"
            label={t('code')}
            hint={t('codeHint')}
            autoComplete="one-time-code"
            inputMode="numeric"
            sent={sent}
          />
        </OfficeForm>
      ) : (
        <OfficeForm
          intent={hasCode ? 'end' : 'begin'}
          errors={passwordErrors}
          actions={<Button>{hasCode ? t('endCodes') : t('setUpCodes')}</Button>}
        >
          <p>{hasCode ? t('endText') : t('setUpText')}</p>
          <OfficeTextField
            name="password"
            type="password"
            label={t('currentPassword')}
            autoComplete="current-password"
            sent={sent}
          />
        </OfficeForm>
      )}
    </OfficePage>
  )
}
