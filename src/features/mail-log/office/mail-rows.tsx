import { useLocale, useTranslations } from 'use-intl'
import { formatDateTime } from '#i18n/format-dates.ts'
import { OfficeTable } from '#lists/office-table.tsx'
import { Unbroken } from '#lists/unbroken.tsx'
import { TextButton } from '#ui/text-button.tsx'
import type { MailRow } from './mail-row.ts'
import styles from './mail-rows.module.css'

interface MailRowsProps {
  mails: readonly MailRow[]
  /** Of all forms of the page. */
  idempotencyKey: string
  /** Where the form of each goes: the page's own address with what to do. */
  action: string
  /** Leads to the page of each. */
  withPages?: boolean | undefined
}

/** What was sent to whom, why it could not be, and a button to send it again. */
export function MailRows({ mails, idempotencyKey, action, withPages }: MailRowsProps) {
  const t = useTranslations('officeMails')
  const language = useLocale()
  return (
    <OfficeTable
      caption={t('title')}
      columns={[t('subject'), t('to'), t('state'), t('at'), { label: t('again'), holds: 'buttons' }]}
      rows={mails.map((mail) => {
        const subject = mail.subject ?? t('unwritten')
        return {
          key: mail.key,
          head: withPages ? <a href={mail.href}>{subject}</a> : subject,
          note: mail.error,
          cells: [
            mail.to ? <Addressee key="to" {...mail.to} /> : '–',
            <Unbroken key="state">{t(`states.${mail.state}`, { attempts: mail.attempts })}</Unbroken>,
            <time key="at" dateTime={mail.at}>
              {formatDateTime(mail.at, { language, time: true })}
            </time>,
            mail.mayGoAgain && (
              <form key="again" method="post" action={action} className={styles.again}>
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

function Addressee({ name, email }: { name: string; email: string }) {
  return (
    <span>
      {name && (
        <>
          {name}
          <br />
        </>
      )}
      {email}
    </span>
  )
}
