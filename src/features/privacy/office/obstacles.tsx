import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { Notice } from '#ui/notice.tsx'
import type { FileView } from './file-view.ts'
import styles from './obstacles.module.css'

/** What has to be done before an address can be erased. */
export function Obstacles({ obstacles }: Pick<FileView, 'obstacles'>) {
  const t = useTranslations('officePrivacy')
  const language = useLocale()
  if (obstacles.length === 0) return null
  return (
    <Notice tone="alert" title={t('obstacle.title')}>
      <ul className={styles.list}>
        {obstacles.map(({ reason, role, number, endsAt }) => (
          <li key={`${reason} ${number}`}>
            {t(`obstacle.${reason}`, {
              role: role ?? 'booker',
              number,
              day: endsAt === '' ? '' : formatDateTime(endsAt, { language }),
            })}
          </li>
        ))}
      </ul>
    </Notice>
  )
}
