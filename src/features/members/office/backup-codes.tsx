import { useTranslations } from 'use-intl'
import { Notice } from '#ui/notice.tsx'
import styles from './backup-codes.module.css'

/** The codes for the day when the app is gone. They are shown once. */
export function BackupCodes({ codes }: { codes: readonly string[] }) {
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
