import { useTranslations } from 'use-intl'
import { Stack } from '#ui/stack.tsx'
import { BackupCodes } from './backup-codes.tsx'
import styles from './code-setup.module.css'
import type { QrPath } from './qr-path.ts'

interface CodeSetupProps {
  qr: QrPath
  /** For who cannot scan it. */
  typedKey: string
  backupCodes: readonly string[]
}

/** Light around the code, as the standard asks for (ISO/IEC 18004). */
const quiet = 4

/** What an app needs to make codes, as a picture and as text, and the codes for the day when the app is gone. */
export function CodeSetup({ qr, typedKey, backupCodes }: CodeSetupProps) {
  const t = useTranslations('officeAccount')
  const side = qr.size + 2 * quiet
  return (
    <Stack gap="large">
      <p>{t('scan')}</p>
      <svg className={styles.qr} viewBox={`${-quiet} ${-quiet} ${side} ${side}`} role="img" aria-label={t('qr')}>
        <rect x={-quiet} y={-quiet} width={side} height={side} />
        <path d={qr.d} />
      </svg>
      <p>
        {t('orType')} <code className={styles.key}>{typedKey.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <BackupCodes codes={backupCodes} />
    </Stack>
  )
}
