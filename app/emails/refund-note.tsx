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

/** The note to the office about a payment that went back. Without the booker’s own key. */
export const refundNote: MailKind<'refund-note'> = {
  subject: (mail, language) =>
    mailText(language)('refundNote.subject', {
      number: mail.order.number,
      amount: formatMoney(mail.amount, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <RefundNote mail={mail} language={language} />,
}

function RefundNote({ mail, language }: { mail: MailOf<'refund-note'>; language: Language }) {
  const { order, amount, receipt, siteUrl } = mail
  const { booker } = order
  const t = mailText(language)
  const values = {
    amount: formatMoney(amount, language),
    number: order.number,
    code: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    standing: order.standing.state,
  }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('refundNote.preview', values)}
      headline={t('refundNote.headline')}
      why={t('refundNote.why')}
    >
      <Paragraph>{t('refundNote.intro', values)}</Paragraph>
      <BookerFact booker={booker} language={language} />
      <Fact label={t('refundNote.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </Frame>
  )
}
