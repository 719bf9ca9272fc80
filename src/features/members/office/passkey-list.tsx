import { type SubmitEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { ConfirmRowForm } from '#forms/office/confirm-action-form.tsx'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Button } from '#ui/button.tsx'
import { ConfirmDetails } from '#ui/disclosure.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { Notice } from '#ui/panel.tsx'
import { Part, Stack } from '#ui/section.tsx'
import { useIsHydrated } from '#ui/use-is-hydrated.ts'
import styles from './account.module.css'
import { knowsPasskeys, makePasskey } from './passkey-dialogue.ts'

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
            <Button kind="secondary" size="compact">
              {t('makePasskey')}
            </Button>
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
        <Button kind="secondary" size="compact">
          {t('saveName')}
        </Button>
      </form>
    </ConfirmDetails>
  )
}
