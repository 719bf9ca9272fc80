import type { Language } from '#domain/language.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { BookerFact } from './booker-facts.tsx'
import { BookingLink } from './booking-link.tsx'
import { isolated } from './entered-text.ts'
import { Fact } from './fact.tsx'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { orderedExtent, orderedTitle } from './ordered.ts'
import { Paragraph } from './paragraph.tsx'
import { personName } from './person-name.ts'

/** The note to the office about a refund that failed, or a payment that the bank takes back. */
export const moneyAlarm: MailKind<'money-alarm'> = {
  subject: (mail, language) =>
    mailText(language)('moneyAlarm.subject', {
      what: keyOf(mail),
      number: mail.order.number,
      amount: formatMoney(mail.amount, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <MoneyAlarm mail={mail} language={language} />,
}

function MoneyAlarm({ mail, language }: { mail: MailOf<'money-alarm'>; language: Language }) {
  const { order, amount, receipt, siteUrl } = mail
  const t = mailText(language)
  const what = keyOf(mail)
  const values = {
    what,
    amount: formatMoney(amount, language),
    number: order.number,
    code: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('moneyAlarm.preview', values)}
      headline={t('moneyAlarm.headline', { what })}
      why={t('moneyAlarm.why')}
    >
      <Paragraph>{t('moneyAlarm.intro', values)}</Paragraph>
      <Paragraph>{t('moneyAlarm.next', { what })}</Paragraph>
      <BookerFact booker={order.booker} language={language} />
      <Fact label={t('moneyAlarm.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </Frame>
  )
}

/** ICU takes no hyphen in what it chooses by. */
function keyOf({ what }: MailOf<'money-alarm'>): string {
  return what === 'refund-failed' ? 'failed' : what
}
