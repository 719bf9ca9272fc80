import { data, redirect } from 'react-router'
import { useTranslations } from 'use-intl'
import { firstCodeForm, ownPasswordForm } from '#domain/office/account-forms.ts'
import { OfficeForm, OfficeTextField, useFormErrors } from '#forms/office/office-form.tsx'
import { readOfficeForm, type SentForm } from '#forms/office/read-office-form.ts'
import { officeContext } from '#frame/office/office-context.ts'
import { OfficePage } from '#frame/office/office-page.tsx'
import type { OfficeHandle } from '#frame/office/screens.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { Heading } from '#ui/heading.tsx'
import { Notice } from '#ui/notice.tsx'
import { Stack } from '#ui/stack.tsx'
import type { OfficeService } from '../office-service.ts'
import type { CodeSetup as Setup } from '../records.ts'
import type { Route } from './+types/second-factor'
import { BackupCodes } from './backup-codes.tsx'
import { CodeSetup } from './code-setup.tsx'
import { type QrPath, qrPath } from './qr-path.ts'

const words = {
  begin: { title: 'setUpCodes', text: 'setUpText' },
  'new-codes': { title: 'newCodes', text: 'newCodesText' },
  end: { title: 'endCodes', text: 'endText' },
} as const

interface OwnPasswordFormProps {
  intent: keyof typeof words
  sent: SentForm | null
}

/** Asks for one's own password before something that a stranger at an open screen must not do with the codes. */
function OwnPasswordForm({ intent, sent }: OwnPasswordFormProps) {
  const t = useTranslations('officeAccount')
  const errors = useFormErrors(sent, ['password'], intent)
  const { title, text } = words[intent]
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t(title)}
      </Heading>
      <p>{t(text)}</p>
      <OfficeForm intent={intent} errors={errors} actions={<Button>{t(title)}</Button>}>
        <OfficeTextField
          name="password"
          type="password"
          label={t('currentPassword')}
          autoComplete="current-password"
          idPrefix={intent}
          sent={sent}
        />
      </OfficeForm>
    </Stack>
  )
}

export const handle = { permission: 'account' } satisfies OfficeHandle

const asking = ['begin', 'end', 'new-codes'] as const
type Asking = (typeof asking)[number]

interface Answer {
  /** The form that came back, and which one it was. */
  sent: SentForm | null
  of: Asking | 'confirm' | null
  setup: (Setup & { qr: QrPath; typedKey: string }) | null
  newCodes: string[] | null
}

const nothing: Answer = { sent: null, of: null, setup: null, newCodes: null }

/** Codes of an app, asked for after the password. */
export async function loader({ context }: Route.LoaderArgs) {
  const office = context.get(officeContext)
  return { hasCode: (await office.signedIn())?.hasCode ?? false, isRequired: await office.needsSecondFactor() }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { service, headers } = context.get(officeContext)
  const form = await request.formData().catch(() => new FormData())
  const intent = form.get('intent')
  if (intent === 'confirm') return confirm(service.accounts, form, headers)
  const of = asking.find((known) => known === intent)
  if (!of) throw data(null, { status: 400 })
  const read = readOfficeForm(form, ownPasswordForm)
  if (!read.ok) return data<Answer>({ ...nothing, sent: read.sent, of }, { status: 422 })
  const answer = await run[of](service.accounts, read.value.password, headers)
  if (answer !== 'refused') return answer
  return data<Answer>(
    { ...nothing, sent: { ...read.sent, problem: 'officeAccount.wrongPassword' }, of },
    { status: 422 },
  )
}

type Accounts = OfficeService['accounts']

const run = {
  begin: async (accounts: Accounts, password: string, headers: Headers) => {
    const setup = await accounts.beginCodes(password, headers)
    return setup === 'refused' ? setup : data<Answer>({ ...nothing, setup: drawn(setup) })
  },
  end: async (accounts: Accounts, password: string, headers: Headers) => {
    const result = await accounts.endCodes(password, headers)
    return result.outcome === 'refused' ? result.outcome : signedInAgain('codesOff', result.cookies)
  },
  'new-codes': async (accounts: Accounts, password: string, headers: Headers) => {
    const newCodes = await accounts.newBackupCodes(password, headers)
    return newCodes === 'refused' ? newCodes : data<Answer>({ ...nothing, newCodes })
  },
}

/** The first code. With a mistyped one the picture and the codes on paper stay: they are shown at no other time. */
async function confirm(accounts: Accounts, form: FormData, headers: Headers) {
  const setup = { uri: `${form.get('uri') ?? ''}`, backupCodes: `${form.get('backupCodes') ?? ''}`.split(' ') }
  const read = readOfficeForm(form, firstCodeForm)
  const result = read.ok ? await accounts.confirmCodes(read.value.code, headers) : null
  if (result?.outcome === 'confirmed') return signedInAgain('codesOn', result.cookies)
  if (read.sent.errors.uri || read.sent.errors.backupCodes) throw data(null, { status: 400 })
  const sent = { ...read.sent, values: {}, ...(read.ok && { problem: 'officeAccount.codeRefused' }) }
  return data<Answer>({ ...nothing, sent, of: 'confirm', setup: drawn(setup) }, { status: 422 })
}

function drawn(setup: Setup): Answer['setup'] {
  return { ...setup, qr: qrPath(setup.uri), typedKey: new URL(setup.uri).searchParams.get('secret') ?? '' }
}

function signedInAgain(done: 'codesOn' | 'codesOff', cookies: readonly string[]) {
  const next = redirect(`/office/account?done=${done}`, 303)
  for (const cookie of cookies) next.headers.append('Set-Cookie', cookie)
  return next
}

export default function SecondFactor({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations('officeAccount')
  const { hasCode, isRequired } = loaderData
  return (
    <OfficePage title={t('secondFactor')} back={{ href: '/office/account', label: t('title') }}>
      {isRequired && !actionData?.setup && (
        <Notice tone="info" title={t('required')}>
          <p>{t('requiredText')}</p>
        </Notice>
      )}
      <Step {...(actionData ?? nothing)} hasCode={hasCode} />
    </OfficePage>
  )
}

/** One thing at a time: codes to note down, an app to set up, or what can be done. */
function Step({ hasCode, sent, of, setup, newCodes }: Answer & { hasCode: boolean }) {
  const t = useTranslations('officeAccount')
  const passwordForm = (intent: Asking) => <OwnPasswordForm intent={intent} sent={of === intent ? sent : null} />
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

/** The app is set up once its first code was right. */
function FirstCode({ setup, sent }: { setup: NonNullable<Answer['setup']>; sent: SentForm | null }) {
  const t = useTranslations('officeAccount')
  const errors = useFormErrors(sent, ['code'])
  return (
    <Stack gap="large">
      <CodeSetup {...setup} />
      <OfficeForm intent="confirm" errors={errors} actions={<Button>{t('confirmCode')}</Button>}>
        <input type="hidden" name="uri" value={setup.uri} />
        <input type="hidden" name="backupCodes" value={setup.backupCodes.join(' ')} />
        <OfficeTextField
          name="code"
          label={t('code')}
          hint={t('codeHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
          sent={sent}
        />
      </OfficeForm>
    </Stack>
  )
}
