import { useLocale, useTranslations } from 'use-intl'
import { maySendAgain } from '#domain/audit/actor.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { bare, OfficeTable } from '#lists/office-table.tsx'
import type { LoggedMail } from '#platform/ports/mail.ts'
import { TextButton } from '#ui/button.tsx'
import { BreakableAddress, NoBreak } from '#ui/text.tsx'
import { Time } from '#ui/time.tsx'
import styles from './mailbox.module.css'

/** A mail of the log, as the browser gets it. */
export type MailRow = ReturnType<typeof mailRow>

export function mailRow({ key, effect, state, to, subject, at, attempts, error, orderId, registrationId }: LoggedMail) {
  const about = orderId ?? registrationId
  return {
    key,
    href: `/office/mails/${encodeURIComponent(key)}`,
    kind: effect.kind,
    state,
    to,
    subject,
    at: at.toString(),
    attempts,
    error,
    /** Of the booking that it is about; null when it is about none. */
    bookingHref: about === null ? null : `/office/bookings/${about}`,
    mayGoAgain: state !== 'dropped' && maySendAgain(effect),
  }
}

interface MailRowsProps {
  mails: readonly MailRow[]
  /** Of all forms of the page. */
  idempotencyKey: string
  /** Of the form of each, where the page has other forms. */
  intent?: string | undefined
  withPages?: boolean | undefined
}

export function MailRows({ mails, idempotencyKey, intent, withPages }: MailRowsProps) {
  const t = useTranslations('officeMails')
  const mailName = useMailName()
  const language = useLocale()
  return (
    <OfficeTable
      caption={t('title')}
      columns={[t('subject'), bare(t('to')), bare(t('state')), bare(t('at')), { label: t('again'), holds: 'buttons' }]}
      rows={mails.map((mail) => {
        const subject = mail.subject ?? mailName(mail.kind) ?? t('unwritten')
        return {
          key: mail.key,
          head: withPages ? (
            <a href={mail.href}>
              <NoBreak>{subject}</NoBreak>
            </a>
          ) : (
            subject
          ),
          note: mail.error,
          cells: [
            mail.to ? <Addressee key="to" {...mail.to} /> : '–',
            t(`states.${mail.state}`, { attempts: mail.attempts }),
            <Time key="at" at={mail.at}>
              {formatDateTime(mail.at, { language, time: true })}
            </Time>,
            mail.mayGoAgain && (
              <form key="again" method="post" className={styles.again}>
                {intent && <input type="hidden" name="intent" value={intent} />}
                <input type="hidden" name="key" value={mail.key} />
                <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
                <TextButton type="submit" aria-label={t('sendThis', { subject })}>
                  {t('send')}
                </TextButton>
              </form>
            ),
          ],
        }
      })}
    />
  )
}

export function Addressee({ name, email }: { name: string; email: string }) {
  const Address = name ? 'small' : 'span'
  return (
    <span>
      {name && `${name} `}
      <Address>
        <BreakableAddress address={email} />
      </Address>
    </span>
  )
}

/** What the office calls a mail, by the kind of its effect; null for what is no mail. */
export function useMailName(): (kind: string) => string | null {
  const t = useTranslations('officeMails.kinds')
  // a kind from the log is a plain string; whether the messages have it is asked in the same breath
  type Key = Parameters<typeof t>[0]
  return (kind) => (t.has(kind as Key) ? t(kind as Key) : null)
}
