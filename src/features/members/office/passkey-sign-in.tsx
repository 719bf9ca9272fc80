import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { localPath } from '#frame/local-path.ts'
import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useIsAlive } from '#ui/use-is-alive.ts'
import { knowsPasskeys, signInWithPasskey } from './passkey-dialogue.ts'

/** A second way in, where script and browser know it. */
export function PasskeySignIn({ to }: { to: string }) {
  const t = useTranslations('officeSignIn')
  const isAlive = useIsAlive()
  const [hasFailed, setHasFailed] = useState(false)
  if (!(isAlive && knowsPasskeys())) return null
  async function signIn() {
    setHasFailed(false)
    if (await signInWithPasskey()) window.location.assign(localPath(to) ?? '/office')
    else setHasFailed(true)
  }
  return (
    <>
      {hasFailed && <Notice tone="alert" title={t('passkeyFailed')} />}
      <p>
        <Button type="button" kind="secondary" onClick={signIn}>
          {t('passkey')}
        </Button>
      </p>
    </>
  )
}
