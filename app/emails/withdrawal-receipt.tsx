import type { Language } from '#domain/language.ts'
import { formatDateTime } from '../i18n/format-dates.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'
import { personName } from './person-name.ts'

/** The receipt of a declaration of withdrawal: its content, its date and time (Directive 2011/83/EU Art. 11a), and the link that carries it out. */
export const withdrawalReceipt: MailKind<'withdrawal-receipt'> = {
  subject: ({ order }, language) => mailText(language)('withdrawalReceipt.subject', { number: order.number }),
  body: (mail, language) => <WithdrawalReceipt mail={mail} language={language} />,
}

function WithdrawalReceipt({ mail, language }: { mail: MailOf<'withdrawal-receipt'>; language: Language }) {
  const { order, receivedAt, confirmUrl, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(receivedAt.epochMilliseconds, { language, time: true })
  const values = { when, number: order.number }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('withdrawalReceipt.preview', values)}
      headline={t('withdrawalReceipt.headline')}
      why={t('withdrawalReceipt.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('withdrawalReceipt.intro', values)}</Paragraph>
      <Fact label={t('withdrawalReceipt.name')}>{personName(order.booker)}</Fact>
      <Fact label={t('withdrawalReceipt.orderNumber')}>{order.number}</Fact>
      <Fact label={t('withdrawalReceipt.email')}>{order.booker.email}</Fact>
      <Paragraph>{t('withdrawalReceipt.confirmText')}</Paragraph>
      <Button href={confirmUrl}>{t('withdrawalReceipt.confirm')}</Button>
      <SmallPrint>{t('withdrawalReceipt.notYou')}</SmallPrint>
      <Paragraph>{t('withdrawalReceipt.further')}</Paragraph>
      <ContactLine language={language} />
    </Frame>
  )
}
