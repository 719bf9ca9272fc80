import { useLocale, useTranslations } from 'use-intl'
import { useActionText, useActorName } from '#features/audit/office/log-table.tsx'
import { formatPrice } from '#i18n/format-money.ts'
import type { LogRow } from './date-view.ts'
import styles from './recipient-list.module.css'
import { useDateWords } from './use-date-words.ts'

/** Who did what to a date, and why; newest first. */
export function LogLines({ log }: { log: readonly LogRow[] }) {
  const t = useTranslations('officeDates.log')
  const words = useDateWords()
  const language = useLocale()
  const field = useFieldName()
  const nameOf = useActorName()
  const say = useActionText()
  const value = (name: string, text: string) => (name === 'price' ? formatPrice(Number(text), language) : text)
  return (
    <ul className={styles.list}>
      {log.map(({ at, actor, action, details, reason }) => (
        <li key={at + action}>
          {t('line', { what: say({ action, details }), actor: nameOf(actor) })}
          {details.changes && (
            <>
              {' '}
              {details.changes
                .map(
                  ({ name, before, after }) =>
                    `${field(name)} ${value(name, before) || '–'} → ${value(name, after) || '–'}`,
                )
                .join(', ')}
            </>
          )}
          {reason && <> {t('reason', { reason })}</>} <span>{words.moment(at)}</span>
        </li>
      ))}
    </ul>
  )
}

const fields = {
  language: 'language',
  trainers: 'trainers',
  trainerIds: 'trainerIds',
  price: 'price',
  seats: 'seats',
  minimum: 'minimum',
  participantLimit: 'limit',
  waitlist: 'waitlistFact',
  payment: 'payment',
  roomUrl: 'roomUrl',
} as const

/** What the form calls a field that the log names. */
function useFieldName() {
  const t = useTranslations('officeDates.form')
  return (name: string) => (Object.hasOwn(fields, name) ? t(fields[name as keyof typeof fields]) : name)
}
