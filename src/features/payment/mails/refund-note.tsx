import type { Language } from '#domain/language.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFact } from '#mails/parts/booker-facts.tsx'
import { BookingLink } from '#mails/parts/booking-link.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { Frame } from '#mails/parts/frame.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { sample } from '#mails/parts/sample.ts'
import { type Refunded, refundedPayment } from './refunded-payment.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'refund-note': { job: { paymentId: string }; message: Refunded }
  }
}

/** The note to the office about a payment that went back, in German whatever the language of the booking. Without the booker’s own key. */
export const refundNote = {
  key: ({ paymentId }) => `refund-note:${paymentId}`,
  async load(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return { message: { kind: 'refund-note', ...refunded }, ...toOffice(ports) }
  },
  subject: (mail, language) =>
    mailText(language)('refundNote.subject', {
      number: mail.order.number,
      amount: formatMoney(mail.amount, language),
      customer: isolated(mail.order.invoice.company ?? personName(mail.order.booker)),
    }),
  body: (mail, language) => <RefundNote mail={mail} language={language} />,
  samples: [{ order: sample.order, date: sample.date, amount: 487_080, receipt: 'pi_3QK' }],
} satisfies Mail<'refund-note'>

function RefundNote({ mail, language }: { mail: Message<'refund-note'>; language: Language }) {
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
