import { useLocale, useTranslations } from 'use-intl'
import type { ActionId } from '#domain/audit/actions.ts'
import { listOf } from '#domain/newsletter/subscription.ts'
import { certificationBySlug } from '#domain/workshop/certification.ts'
import { useActionText } from '#features/audit/office/log-table.tsx'
import { useMailName } from '#features/mail-log/office/use-mail-name.ts'
import { dateNameOf } from '#features/workshops/office/date-name.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { Panel } from '#ui/panel.tsx'
import styles from './file-sheet.module.css'
import type { FileView, ViewedFact } from './file-view.ts'

/** What the program calls the states of money, answers and checks; `officePrivacy.word.{word}` in the messages. */
const fileWords = [
  'yes',
  'no',
  'valid',
  'invalid',
  'unknown',
  'open',
  'paid',
  'expired',
  'refund-due',
  'refunded',
  'failed',
  'due',
  'done',
] as const

/** A word that a reader has a text for; null for any other, which is read out as it is. */
function fileWord(value: string): (typeof fileWords)[number] | null {
  return fileWords.find((known) => known === value) ?? null
}

/** What a personal link is for, by its purpose; `officePrivacy.link.{word}` in the messages. */
const words = {
  order: 'order',
  registration: 'registration',
  offer: 'offer',
  comment: 'comment',
  participant: 'participant',
  payment: 'payment',
  consent: 'consent',
  'newsletter-confirm': 'newsletter',
  'newsletter-end': 'newsletter',
  replies: 'comment',
} as const

type LinkWord = (typeof words)[keyof typeof words]

function linkWord(purpose: string): LinkWord | 'other' {
  return Object.hasOwn(words, purpose) ? words[purpose as keyof typeof words] : 'other'
}

/** A fact in the reader's language. */
function useFactText(): (fact: ViewedFact) => string {
  const t = useTranslations('officePrivacy')
  const mailName = useMailName()
  const list = useTranslations('officeNewsletter.lists')
  const action = useActionText()
  const language = useLocale()
  return ({ value, format, details = {} }) => {
    switch (format) {
      case 'moment':
        return formatDateTime(value, { language, time: true })
      case 'cents':
        return formatMoney(Number(value), language)
      case 'flag':
        return value === 'true' ? t('yes') : t('no')
      case 'mail':
        return mailName(value) ?? t('job')
      case 'link':
        return t(`link.${linkWord(value)}`)
      case 'word': {
        const word = fileWord(value)
        return word ? t(`word.${word}`) : value
      }
      case 'list': {
        const known = listOf(value)
        return known ? list(known) : value
      }
      case 'country':
        return countryName(value, language)
      case 'workshop':
        return dateNameOf(value, language) ?? certificationBySlug(value)?.title ?? value
      case 'action':
        // as it is stored
        return action({ action: value as ActionId, details })
      default:
        return value
    }
  }
}

/** Everything that is known of an address, kind by kind, on the screen and on paper. */
export function FileSheet({ sections }: Pick<FileView, 'sections'>) {
  const t = useTranslations('officePrivacy')
  return (
    <div className={styles.sheet}>
      {sections.map(({ kind, entries }) => (
        <Panel key={kind} title={t('count', { kind: t(`kind.${kind}`), count: entries.length })}>
          <div className={styles.entries}>
            {entries.map(({ key, facts }) => (
              <Entry key={key} facts={facts} />
            ))}
          </div>
        </Panel>
      ))}
    </div>
  )
}

function Entry({ facts }: { facts: readonly ViewedFact[] }) {
  const t = useTranslations('officePrivacy')
  const textOf = useFactText()
  return (
    <dl className={styles.entry}>
      {facts.map((fact) => (
        <div key={fact.field}>
          <dt>{t(`field.${fact.field}`)}</dt>
          <dd>{textOf(fact)}</dd>
        </div>
      ))}
    </dl>
  )
}
