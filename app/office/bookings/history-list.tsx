import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import type { HistoryLine } from './history-line.ts'
import styles from './history-list.module.css'

/** What happened, by whom and why. */
export function HistoryList({ lines }: { lines: readonly HistoryLine[] }) {
  const t = useTranslations('officeBookings')
  const language = useLocale()
  const actor = ({ actor: who }: HistoryLine) => (who.kind === 'member' ? who.name : t(`actor.${who.kind}`))
  return (
    <ol className={styles.list}>
      {lines.map((line) => (
        <li key={line.number}>
          <b>{t(`action.${wordOf(line.action)}`)}</b> {t('byWhom', { actor: actor(line) })}
          {line.reason && <> {t('because', { reason: line.reason })}</>}{' '}
          <time dateTime={line.at}>{formatDateTime(line.at, { language, time: true })}</time>
        </li>
      ))}
    </ol>
  )
}

const words = {
  waiting: 'waiting',
  offered: 'offered',
  'awaiting-payment': 'awaitingPayment',
  confirmed: 'confirmed',
  cancelled: 'cancelled',
  expired: 'expired',
  deleted: 'deleted',
  transferred: 'transferred',
  paying: 'paying',
  paid: 'paid',
  failed: 'failed',
  'refund-due': 'refundDue',
  refunded: 'refunded',
  'transfer noted': 'transferNoted',
  'money returned': 'moneyReturned',
  'invoice address': 'invoiceAddress',
  'mail again': 'mailAgain',
} as const

/** What an action of the log is called; whatever has no words of its own is a change. */
function wordOf(action: string): (typeof words)[keyof typeof words] | 'changed' {
  return Object.hasOwn(words, action) ? words[action as keyof typeof words] : 'changed'
}
