import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

/** The note to the office about a declaration of withdrawal. */
export const newWithdrawal: MailKind<'new-withdrawal'> = {
  subject: ({ withdrawal }, language) =>
    mailText(language)('newWithdrawal.subject', { number: withdrawal.orderNumber }),
  body: (mail, language) => <NewWithdrawal mail={mail} language={language} />,
}

function NewWithdrawal({ mail, language }: { mail: MailOf<'new-withdrawal'>; language: Language }) {
  const { withdrawal, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(withdrawal.receivedAt.epochMilliseconds, { language, time: true })
  const values = { when, number: withdrawal.orderNumber, found: withdrawal.orderId === null ? 'no' : 'yes' }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newWithdrawal.preview', values)}
      headline={t('newWithdrawal.headline')}
      why={t('newBooking.why')}
    >
      <Paragraph>{t('newWithdrawal.intro', values)}</Paragraph>
      <Button href={`${siteUrl}/office/withdrawals/${withdrawal.id}`}>{t('newWithdrawal.open')}</Button>
      <WithdrawalFacts withdrawal={withdrawal} language={language} />
      <Paragraph>{t('newWithdrawal.further')}</Paragraph>
    </Frame>
  )
}
