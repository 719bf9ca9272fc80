import { useLocale, useTranslations } from 'use-intl'
import { emailKey, fullName, otherParticipants } from '#domain/participant/participant.ts'
import type { TrainerAccount } from '#domain/workshop/date-series.ts'
import type { DateRecord } from '#features/workshops/records.ts'
import { formatList } from '#i18n/format-list.ts'
import { Panel } from '#ui/panel.tsx'
import { BreakableAddress, Text } from '#ui/text.tsx'
import styles from './dates.module.css'

const roles = ['booker', 'participant', 'waiting', 'trainer'] as const

/** Someone who gets mail when a form is sent: one mail per order that they booked or take part in, and one for a date that they teach. */
interface Recipient {
  name: string
  email: string
  roles: readonly (typeof roles)[number][]
  mails: number
}

const waits = ['waiting', 'offered', 'awaiting-payment']

/**
 * Recipients when a date is moved, cancelled or confirmed (docs/rules/changes.md, ‘One person, one mail’): of each confirmed order the
 * booker and the other participants; when it is cancelled also the waitlist, and when it is moved those with an open offer; and its trainers who have an account. Nobody whose address was
 * erased or never confirmed.
 */
export function recipientsOf(
  { parties }: Pick<DateRecord, 'parties'>,
  of: 'moved' | 'called-off' | 'confirmed',
  trainers: readonly TrainerAccount[] = [],
): Recipient[] {
  const recipients = new Map<string, Recipient>()
  const addNamed = (given: Pick<Recipient, 'name' | 'email'>, as: Recipient['roles']) => {
    if (given.email === '') return
    const key = emailKey(given.email)
    const { name = given.name, email = given.email, roles: former = [], mails = 0 } = recipients.get(key) ?? {}
    const has = roles.filter((role) => former.includes(role) || as.includes(role))
    recipients.set(key, { name, email, roles: has, mails: mails + 1 })
  }
  const add = (person: Parameters<typeof fullName>[0] & { email: string }, ...as: Recipient['roles']) =>
    addNamed({ name: fullName(person), email: person.email }, as)
  for (const { registration, booker, participants } of parties) {
    const { state } = registration.status
    if (of === 'called-off' ? waits.includes(state) : of === 'moved' && state === 'offered') add(booker, 'waiting')
    if (state !== 'confirmed') continue
    const others = otherParticipants({ booker, participants })
    const takesPart = others.length < participants.length
    add(booker, 'booker', ...(takesPart ? (['participant'] as const) : []))
    for (const person of others) add(person, 'participant')
  }
  for (const account of trainers) addNamed(account, ['trainer'])
  return [...recipients.values()]
}

interface RecipientListProps {
  recipients: readonly Recipient[]
  /** Names of the trainers who have no account, and so no known address. */
  withoutMail: readonly string[]
  /** About the mails to those who have booked. */
  note?: string
}

export function RecipientList({ recipients, withoutMail, note }: RecipientListProps) {
  const t = useTranslations('officeDates.recipients')
  const language = useLocale()
  const mailsOf = (count: number) => (count > 1 ? [t('mails', { count })] : [])
  return (
    <Panel title={t('title', { count: recipients.reduce((sum, { mails }) => sum + mails, 0) })}>
      {recipients.length === 0 ? (
        <Text>{t('nobody')}</Text>
      ) : (
        <ul className={styles.list}>
          {recipients.map(({ name, email, roles: has, mails }) => (
            <li key={email}>
              {name}{' '}
              <span>
                <BreakableAddress address={email} />
              </span>{' '}
              <span>
                {[
                  formatList(
                    has.map((role) => t(`roles.${role}`)),
                    language,
                  ),
                  ...mailsOf(mails),
                ].join(' · ')}
              </span>
            </li>
          ))}
        </ul>
      )}
      {withoutMail.length > 0 && <Text>{t('withoutMail', { names: formatList(withoutMail, language) })}</Text>}
      {note && recipients.length > 0 && <Text tone="quiet">{note}</Text>}
    </Panel>
  )
}
