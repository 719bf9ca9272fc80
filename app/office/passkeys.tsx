import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Heading } from '../ui/heading.tsx'
import { Notice } from '../ui/notice.tsx'
import { Stack } from '../ui/stack.tsx'
import { TextInput } from '../ui/text-input.tsx'
import { useIsAlive } from '../ui/use-is-alive.ts'
import { OfficeTable } from './office-table.tsx'
import { knowsPasskeys, makePasskey } from './passkey-dialogue.ts'
import styles from './passkeys.module.css'
import { RowForm } from './row-form.tsx'

interface PasskeysProps {
  passkeys: readonly { id: string; name: string; since: string | null }[]
}

/** The devices that open the office without a password. Making one needs script; taking one away does not. */
export function Passkeys({ passkeys }: PasskeysProps) {
  const t = useTranslations('officeAccount')
  const language = useLocale()
  return (
    <Stack gap="medium">
      <Heading level={2} size="part">
        {t('passkeys')}
      </Heading>
      <p>{t('passkeysText')}</p>
      {passkeys.length > 0 && (
        <OfficeTable
          caption={t('passkeys')}
          columns={[t('passkeyName'), t('since'), { label: t('remove'), holds: 'buttons' }]}
          rows={passkeys.map(({ id, name, since }) => ({
            key: id,
            head: name || t('namelessPasskey'),
            cells: [
              formatDateTime(since, { language }),
              <RowForm key="remove" intent="remove-passkey" id={id} label={t('removeName', { name })}>
                {t('remove')}
              </RowForm>,
            ],
          }))}
        />
      )}
      <NewPasskey />
    </Stack>
  )
}

function NewPasskey() {
  const t = useTranslations('officeAccount')
  const isAlive = useIsAlive()
  const { revalidate } = useRevalidator()
  const [name, setName] = useState('')
  const [hasFailed, setHasFailed] = useState(false)
  if (!(isAlive && knowsPasskeys())) return null
  async function make() {
    const isMade = await makePasskey(name)
    setHasFailed(!isMade)
    if (!isMade) return
    setName('')
    await revalidate()
  }
  return (
    <div className={styles.new}>
      <Stack gap="small">
        {hasFailed && <Notice tone="alert" title={t('passkeyFailed')} />}
        <Field id="passkey-name" label={t('passkeyName')} hint={t('passkeyNameHint')}>
          {(control) => (
            <TextInput
              value={name}
              maxLength={60}
              autoComplete="off"
              onChange={(event) => setName(event.currentTarget.value)}
              {...control}
            />
          )}
        </Field>
        <p>
          <Button type="button" kind="secondary" size="compact" onClick={make}>
            {t('makePasskey')}
          </Button>
        </p>
      </Stack>
    </div>
  )
}
