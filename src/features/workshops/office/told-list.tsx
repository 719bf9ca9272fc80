import { useTranslations } from 'use-intl'
import { Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import styles from './told-list.module.css'
import type { Told } from './who-is-told.ts'

/** Who gets a mail when the form is sent. */
export function ToldList({ told }: { told: readonly Told[] }) {
  const t = useTranslations('officeDates.told')
  return (
    <Panel title={t('title', { count: told.length })}>
      {told.length === 0 ? (
        <Text>{t('nobody')}</Text>
      ) : (
        <ul className={styles.list}>
          {told.map(({ name, email, role }) => (
            <li key={`${role} ${email} ${name}`}>
              {name} <span>{email}</span> <span>{t(`roles.${role}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
