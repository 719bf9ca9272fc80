import { data } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstCodeForm, ownPasswordForm } from '#domain/office/account-forms.ts'
import { dispatchForm, readSentForm, refuseForm, takeForm } from '#forms/form-action.ts'
import { OfficeForm, OfficeTextField } from '#forms/office/office-form.tsx'
import { type SentForm, sentOf } from '#forms/sent-form.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Notice } from '#ui/panel.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { type QrPath, qrPath } from '#ui/qr-path.ts'
import { Part, Stack } from '#ui/section.tsx'
import type { OfficeService } from '../office-service.ts'
import type { CodeSetup as Setup } from '../records.ts'
import type { Route } from './+types/second-factor'
import styles from './account.module.css'
import { redirectWith } from './sign-in-answer.ts'

const words = {
  begin: { title: 'setUpCodes', text: 'setUpText' },
  'new-codes': { title: 'newCodes', text: 'newCodesText' },
  end: { title: 'endCodes', text: 'endText' },
} as const

interface OwnPasswordFormProps {
  intent: keyof typeof words
  sent: SentForm | null
}

/** Asks for the password before changes to the codes, because the screen may have been left open. */
function OwnPasswordForm({ intent, sent }: OwnPasswordFormProps) {
  const t = useTranslations('officeAccount')
  const { title, text } = words[intent]
  return (
    <Part title={t(title)}>
      <p>{t(text)}</p>
      <OfficeForm intent={intent} idPrefix={intent} sent={sent} actions={<Button>{t(title)}</Button>}>
        <OfficeTextField name="password" type="password" label={t('currentPassword')} autoComplete="current-password" />
      </OfficeForm>
    </Part>
  )
}

export const handle = { permission: 'account' } satisfies OfficeHandle

interface DrawnSetup extends Setup {
  qr: QrPath
  /** For members who cannot scan it. */
  typedKey: string
}

interface Answer {
  sent: SentForm | null
  setup?: DrawnSetup | undefined
  newCodes?: string[] | undefined
}

export async function loader({ context }: Route.LoaderArgs) {
  const office = context.get(officeContext)
  return { hasCode: (await office.signedIn())?.hasCode ?? false, isRequired: await office.needsSecondFactor() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { service, headers } = context.get(officeContext)
  const { accounts } = service
  return dispatchForm(request, {
    begin: (form) =>
      withPassword(form, async (password) => {
        const result = await accounts.beginCodes(password, headers)
        return result.outcome === 'refused' ? null : data<Answer>({ sent: null, setup: drawn(result) })
      }),
    end: (form) =>
      withPassword(form, async (password) => {
        const result = await accounts.endCodes(password, headers)
        return result.outcome === 'refused' ? null : signedInAgain('codesOff', result.cookies)
      }),
    'new-codes': (form) =>
      withPassword(form, async (password) => {
        const result = await accounts.newBackupCodes(password, headers)
        return result.outcome === 'refused' ? null : data<Answer>({ sent: null, newCodes: result.codes })
      }),
    confirm: (form) => confirm(accounts, form, headers),
  })
}

/** `act` answers null for a wrong password. */
function withPassword<Answer>(form: FormData, act: (password: string) => Promise<Answer | null>) {
  return takeForm(form, ownPasswordForm, async ({ password }, sent) => {
    const answer = await act(password)
    return answer ?? refuseForm(sent, { problem: 'officeAccount.wrongPassword' })
  })
}

/** The first code. With a mistyped one the picture and the codes on paper stay: they are shown at no other time. */
async function confirm(accounts: OfficeService['accounts'], form: FormData, headers: Headers) {
  const setup = { uri: `${form.get('uri') ?? ''}`, backupCodes: `${form.get('backupCodes') ?? ''}`.split(' ') }
  const read = readSentForm(form, firstCodeForm)
  const result = read.ok ? await accounts.confirmCodes(read.value.code, headers) : null
  if (result?.outcome === 'done') return signedInAgain('codesOn', result.cookies)
  if (read.sent.errors.uri || read.sent.errors.backupCodes) throw data(null, { status: 400 })
  const sent = { ...read.sent, values: {}, ...(read.ok && { problem: 'officeAccount.codeRefused' }) }
  return data<Answer>({ sent, setup: drawn(setup) }, { status: 422 })
}

function drawn({ uri, backupCodes }: Setup): DrawnSetup {
  return { uri, backupCodes, qr: qrPath(uri), typedKey: new URL(uri).searchParams.get('secret') ?? '' }
}

function signedInAgain(done: 'codesOn' | 'codesOff', cookies: readonly string[]) {
  return redirectWith(cookies, `/office/account?done=${done}`)
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeAccount')
  const { hasCode, isRequired } = loaderData
  const answer: Answer = actionData ?? { sent: null }
  return (
    <OfficePage title={t('secondFactor')} back={{ href: '/office/account', label: t('title') }}>
      {isRequired && !answer.setup && (
        <Notice tone="info" title={t('required')}>
          <p>{t('requiredText')}</p>
        </Notice>
      )}
      <Step {...answer} hasCode={hasCode} />
    </OfficePage>
  )
}

/** One thing at a time: codes to note down, an app to set up, or what can be done. */
function Step({ hasCode, sent, setup, newCodes }: Answer & { hasCode: boolean }) {
  const t = useTranslations('officeAccount')
  const passwordForm = (intent: OwnPasswordFormProps['intent']) => (
    <OwnPasswordForm intent={intent} sent={sentOf({ sent }, intent)} />
  )
  if (newCodes)
    return (
      <Stack gap="large">
        <BackupCodes codes={newCodes} />
        <p>
          <ButtonLink href="/office/account">{t('codesKept')}</ButtonLink>
        </p>
      </Stack>
    )
  if (setup) return <FirstCode setup={setup} sent={sent} />
  if (!hasCode) return passwordForm('begin')
  return (
    <Stack gap="huge">
      {passwordForm('new-codes')}
      {passwordForm('end')}
    </Stack>
  )
}

function FirstCode({ setup, sent }: { setup: DrawnSetup; sent: SentForm | null }) {
  const t = useTranslations('officeAccount')
  return (
    <Stack gap="large">
      <CodeSetup {...setup} />
      <OfficeForm
        intent="confirm"
        sent={sent}
        hidden={{ uri: setup.uri, backupCodes: setup.backupCodes.join(' ') }}
        actions={<Button>{t('confirmCode')}</Button>}
      >
        <OfficeTextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </OfficeForm>
    </Stack>
  )
}

function CodeSetup({ qr, typedKey, backupCodes }: DrawnSetup) {
  const t = useTranslations('officeAccount')
  return (
    <Stack gap="large">
      <p>{t('scan')}</p>
      <QrCode code={qr} label={t('qr')} />
      <p>
        {t('orType')} <code className={styles.key}>{typedKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <BackupCodes codes={backupCodes} />
    </Stack>
  )
}

/** The recovery codes, for a lost app. They are shown once. */
function BackupCodes({ codes }: { codes: readonly string[] }) {
  const t = useTranslations('officeAccount')
  return (
    <Notice tone="info" title={t('backupCodes')}>
      <p>{t('backupText')}</p>
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
