import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'
import { WithdrawalFacts } from './withdrawal-facts.tsx'

/** The receipt of a declaration of withdrawal: its content, its date and time (Directive 2011/83/EU Art. 11a). */
export const withdrawalReceipt: MailKind<'withdrawal-receipt'> = {
  subject: ({ withdrawal }, language) =>
    mailText(language)('withdrawalReceipt.subject', { number: withdrawal.orderNumber }),
  body: (mail, language) => <WithdrawalReceipt mail={mail} language={language} />,
}

function WithdrawalReceipt({ mail, language }: { mail: MailOf<'withdrawal-receipt'>; language: Language }) {
  const { withdrawal, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(withdrawal.receivedAt.epochMilliseconds, { language, time: true })
  const values = { when, number: withdrawal.orderNumber, done: withdrawal.orderId === null ? 'no' : 'yes' }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('withdrawalReceipt.preview', values)}
      headline={t('withdrawalReceipt.headline')}
      why={t('withdrawalReceipt.why')}
    >
      <Paragraph>{t('withdrawalReceipt.intro', values)}</Paragraph>
      <WithdrawalFacts withdrawal={withdrawal} language={language} />
      <Paragraph>{t('withdrawalReceipt.further')}</Paragraph>
    </Frame>
  )
}
