import { useTranslations } from 'use-intl'
import { Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import styles from './recipient-list.module.css'
import type { Recipient } from './recipients.ts'

/** Recipients of the mails that a form sends. */
export function RecipientList({ recipients }: { recipients: readonly Recipient[] }) {
  const t = useTranslations('officeDates.recipients')
  return (
    <Panel title={t('title', { count: recipients.length })}>
      {recipients.length === 0 ? (
        <Text>{t('nobody')}</Text>
      ) : (
        <ul className={styles.list}>
          {recipients.map(({ name, email, role }) => (
            <li key={`${role} ${email} ${name}`}>
              {name} <span>{email}</span> <span>{t(`roles.${role}`)}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
