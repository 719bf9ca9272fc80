import { useTranslations } from 'use-intl'
import { emailKey, fullName } from '#domain/participant/participant.ts'
import type { DateRecord } from '#features/workshops/records.ts'
import { Panel } from '#ui/panel.tsx'
import { Text } from '#ui/text.tsx'
import styles from './recipient-list.module.css'

/** Someone who gets a mail when a form is sent. */
interface Recipient {
  name: string
  email: string
  role: 'booker' | 'participant' | 'waiting'
}

const waits = ['waiting', 'offered', 'awaiting-payment', 'awaiting-confirmation']

/**
 * Recipients when a date is moved, cancelled or confirmed (docs/rules/dates.md): bookers and participants of confirmed orders; when it is
 * cancelled also the waitlist. A confirmation is sent once to each address.
 */
export function recipientsOf(
  { parties }: Pick<DateRecord, 'parties'>,
  of: 'moved' | 'called-off' | 'confirmed',
): Recipient[] {
  return parties.flatMap(({ registration, booker, participants }): Recipient[] => {
    const { state } = registration.status
    if (waits.includes(state)) return of === 'called-off' ? [recipient(booker, 'waiting')] : []
    if (state !== 'confirmed') return []
    const others =
      of === 'confirmed' ? participants.filter(({ email }) => emailKey(email) !== emailKey(booker.email)) : participants
    return [recipient(booker, 'booker'), ...others.map((person) => recipient(person, 'participant'))]
  })
}

function recipient(person: Parameters<typeof fullName>[0] & { email: string }, role: Recipient['role']): Recipient {
  return { name: fullName(person), email: person.email, role }
}

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
