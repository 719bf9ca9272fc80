import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFact } from '#mails/parts/booker-facts.tsx'
import { BookingLink } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Fact, Paragraph } from '#mails/parts/text.tsx'
import { moneyValues, type RefundedPayment, refundedPayment, refundStatus } from './refunded-payment.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'refund-note': { job: { paymentId: string }; message: RefundedPayment }
  }
}

/** The note to the office about a payment that went back, in German whatever the language of the booking. Without the booker’s own key. */
export const refundNote = {
  key: ({ paymentId }) => `refund-note:${paymentId}`,
  async load(ports, { paymentId }) {
    const refunded = await refundedPayment(ports, paymentId)
    return { message: { kind: 'refund-note', ...refunded }, ...toOffice(ports) }
  },
  values: (mail, language) => ({ status: refundStatus(mail), ...moneyValues(mail, language) }),
  body: RefundNote,
  samples: [{ order: sample.order, date: sample.date, amount: 487_080, receipt: 'pi_3QK', wasBooked: true }],
} satisfies Mail<'refund-note'>

function RefundNote({ mail, language, t, values }: MailProps<'refund-note'>) {
  const { order, receipt, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('refundNote.intro', values)}</Paragraph>
      <BookerFact booker={order.booker} language={language} />
      <Fact label={t('refundNote.receipt')}>{receipt}</Fact>
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
    </>
  )
}
