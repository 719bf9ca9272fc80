import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { CompactButton } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import styles from './account.module.css'

interface PasskeysProps {
  passkeys: readonly { id: string; name: string; since: string | null }[]
}

/** The devices that open the office without a password. Making one needs script; naming one and taking one away do not. */
export function Passkeys({ passkeys }: PasskeysProps) {
  const t = useTranslations('officeAccount')
  const language = useLocale()
  const named = passkeys.map((passkey) => ({ ...passkey, shown: passkey.name || t('namelessPasskey') }))
  return (
    <Part title={t('passkeys')}>
      <p>{t('passkeysText')}</p>
      {passkeys.length > 0 && (
        <OfficeTable
          caption={t('passkeys')}
          columns={[
            t('passkeyName'),
            t('since'),
            { label: t('rename'), holds: 'buttons' },
            { label: t('remove'), holds: 'buttons' },
          ]}
          rows={named.map(({ id, name, shown, since }) => ({
            key: id,
            head: shown,
            cells: [
              formatDateTime(since, { language }),
              <PasskeyNameForm key={name} id={id} name={name} shown={shown} />,
              <ConfirmRowForm
                key="remove"
                intent="remove-passkey"
                id={id}
                offer={t('remove')}
                about={shown}
                meaning={t('removeMeans')}
              />,
            ],
          }))}
        />
      )}
      <NewPasskey />
    </Part>
  )
}

function NewPasskey() {
  const t = useTranslations('officeAccount')
  const isHydrated = useIsHydrated()
  const { revalidate } = useRevalidator()
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof makePasskey>> | null>(null)
  if (!isHydrated) return <noscript>{t('passkeysNeedScript')}</noscript>
  if (!knowsPasskeys()) return <p>{t('passkeysUnknown')}</p>
  async function make(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const entered = new FormData(form)
    setOutcome(null)
    const made = await makePasskey(`${entered.get('name')}`, `${entered.get('password')}`)
    if (made === 'made') {
      form.reset()
      await revalidate()
    }
    setOutcome(made)
  }
  return (
    <div className={styles.new}>
      <div className={styles.message} role="status">
        {outcome === 'made' && <Notice tone="info" title={t('passkeyMade')} />}
      </div>
      <form onSubmit={make}>
        <Stack gap="small">
          {outcome === 'failed' && <Notice tone="alert" title={t('passkeyFailed')} />}
          {outcome === 'here' && <Notice tone="alert" title={t('passkeyHere')} />}
          {outcome === 'wrong-password' && <Notice tone="alert" title={t('wrongPassword')} />}
          <Field id="passkey-name" label={t('passkeyName')} hint={t('passkeyNameHint')} optional>
            {(control) => <TextInput name="name" maxLength={60} autoComplete="off" {...control} />}
          </Field>
          <Field id="passkey-password" label={t('currentPassword')} hint={t('passkeyPasswordHint')}>
            {(control) => <TextInput name="password" type="password" autoComplete="current-password" {...control} />}
          </Field>
          <p>
            <CompactButton>{t('makePasskey')}</CompactButton>
          </p>
        </Stack>
      </form>
    </div>
  )
}

interface PasskeyNameFormProps {
  id: string
  name: string
  /** What it is called where it has no name. */
  shown: string
}

/** Calls a passkey something else. The field opens with the first press, so that the row stays a row. */
function PasskeyNameForm({ id, name, shown }: PasskeyNameFormProps) {
  const t = useTranslations('officeAccount')
  return (
    <ConfirmDetails offer={t('rename')} label={t('renameName', { name: shown })} size="row">
      <form method="post" data-unsaved="typed">
        <input type="hidden" name="intent" value="rename-passkey" />
        <input type="hidden" name="id" value={id} />
        <TextInput
          name="name"
          aria-label={t('newName', { name: shown })}
          defaultValue={name}
          maxLength={60}
          autoComplete="off"
        />
        <CompactButton>{t('saveName')}</CompactButton>
      </form>
    </ConfirmDetails>
  )
}

/** Whether this browser can turn what the server asks into its own dialogue. */
export function knowsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined' && 'parseRequestOptionsFromJSON' in PublicKeyCredential
}

/** Signs in with a passkey of this device. False when it was refused or cancelled. */
export async function signInWithPasskey(): Promise<boolean> {
  const question: PublicKeyCredentialRequestOptionsJSON | null = await ask('sign-in', {})
  if (!question) return false
  const isIn = await take('sign-in', {}, () =>
    navigator.credentials.get({ publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(question) }),
  )
  return isIn === true
}

/** Creates a passkey on this device, under a name; `here` when the device has one of this account already. */
async function makePasskey(name: string, password: string): Promise<'made' | 'here' | 'failed' | 'wrong-password'> {
  const question: PublicKeyCredentialCreationOptionsJSON | null | undefined = await ask('register', { password })
  if (!question) return question === null ? 'wrong-password' : 'failed'
  const isMade = await take('register', { name }, () =>
    navigator.credentials.create({ publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(question) }),
  )
  if (isMade === 'here') return 'here'
  return isMade ? 'made' : 'failed'
}

type Step = 'register' | 'sign-in'

async function take(step: Step, fields: Record<string, string>, dialogue: () => Promise<Credential | null>) {
  try {
    const credential = await dialogue()
    if (!(credential instanceof PublicKeyCredential)) return false
    return (await ask(step, { ...fields, response: JSON.stringify(credential) })) === true
  } catch (error) {
    // the one reason that a browser names, and only once the person has agreed (WebAuthn §5.1.3)
    if (error instanceof DOMException && error.name === 'InvalidStateError') return 'here'
    // closed, timed out or refused: browsers do not reveal which to the page
    return false
  }
}

// The answer of the server is trusted; a wrong one ends in the browser's dialogue. Null is a refusal, undefined an answer that is no JSON:
// no network, or a session that has ended meanwhile.
// biome-ignore lint/suspicious/noExplicitAny: see above
async function ask(step: Step, fields: Record<string, string>): Promise<any> {
  try {
    const answer = await fetch(`/office/passkeys/${step}`, { method: 'POST', body: new URLSearchParams(fields) })
    return await answer.json()
  } catch {
    return undefined
  }
}
