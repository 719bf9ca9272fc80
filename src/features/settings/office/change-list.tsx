import { useTranslations } from 'use-intl'
import type { SettingsChange } from '#domain/settings/site-settings.ts'
import styles from './change-list.module.css'

interface ChangeListProps {
  changes: readonly SettingsChange[]
  /** What the two values are called. */
  words: { before: string; after: string }
}

/** Values that differ, each with both of its sides. */
export function ChangeList({ changes, words }: ChangeListProps) {
  const t = useTranslations('officeSettings')
  return (
    <dl className={styles.changes}>
      {changes.map(({ name, before, after }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <span>{words.before}</span> {before || t('nothing')}
          </dd>
          <dd>
            <span>{words.after}</span> {after || t('nothing')}
          </dd>
        </div>
      ))}
    </dl>
  )
}
