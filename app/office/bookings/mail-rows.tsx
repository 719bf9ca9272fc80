import { Form } from 'react-router'
import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '../../i18n/format-dates.ts'
import { Button } from '../../ui/button.tsx'
import type { MailRow } from './mail-row.ts'
import styles from './record-table.module.css'

interface MailRowsProps {
  mails: readonly MailRow[]
  attempt: string
  /** Where the form of each goes: the page's own address with what to do. */
  action: string
  /** Leads to the booking that each is about. */
  withBookings?: boolean | undefined
}

/** What was sent to whom, why it could not be, and a button to send it again. */
export function MailRows({ mails, attempt, action, withBookings }: MailRowsProps) {
  const t = useTranslations('officeMails')
  const language = useLocale()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('subject')}</th>
          <th scope="col">{t('to')}</th>
          <th scope="col">{t('state')}</th>
          <th scope="col">{t('at')}</th>
          <th scope="col">{t('again')}</th>
        </tr>
      </thead>
      <tbody>
        {mails.map((mail) => (
          <tr key={mail.key}>
            <th scope="row">
              {withBookings && mail.bookingHref ? (
                <a href={mail.bookingHref}>{mail.subject ?? t('unwritten')}</a>
              ) : (
                (mail.subject ?? t('unwritten'))
              )}
            </th>
            <td data-label={t('to')}>{mail.to ? `${mail.to.name} <${mail.to.email}>` : '–'}</td>
            <td data-label={t('state')}>
              {t(`states.${mail.state}`, { attempts: mail.attempts })}
              {mail.error && <small>{mail.error}</small>}
            </td>
            <td data-label={t('at')}>
              <time dateTime={mail.at}>{formatDateTime(mail.at, { language, time: true })}</time>
            </td>
            <td data-label={t('again')}>
              <Form method="post" action={action}>
                <input type="hidden" name="key" value={mail.key} />
                <input type="hidden" name="attempt" value={attempt} />
                <Button
                  kind="secondary"
                  size="compact"
                  aria-label={t('sendThis', { subject: mail.subject ?? mail.kind })}
                >
                  {t('send')}
                </Button>
              </Form>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
