import type { Language } from '#domain/language.ts'
import type { PaymentSummary } from '#domain/order/payment-summary.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import type { MailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFact } from '#mails/parts/booker-facts.tsx'
import { foundOrder, orderedTitle } from '#mails/parts/found-order.ts'
import { BookingLink, OrderTable } from '#mails/parts/order-table.tsx'
import { sample, sampleTickets, sampleVouchers } from '#mails/parts/sample.ts'
import { Chapter, Fact, Lines, Paragraph } from '#mails/parts/text.tsx'
import { WorkshopFacts, workshopCode } from '#mails/parts/workshop-facts.tsx'
import type { Cancelling } from '../records.ts'
import { type CancelledOrder, cancelledMoney, cancelledValues } from './cancelled-values.ts'

interface BookingCancelled extends CancelledOrder {
  /** Codes that have gone out already, to be taken back at the academy. */
  vouchers: readonly string[]
}

declare module '#platform/ports.ts' {
  interface Mails {
    'booking-cancelled': { job: { orderId: string } & Cancelling; message: BookingCancelled }
  }
}

/** The note to the office about a cancelled order. */
export const bookingCancelled = {
  key: ({ orderId }) => `booking-cancelled:${orderId}`,
  async load(ports, { orderId, way, fee, percent, at }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const issued = await ports.reads.vouchers(orderId)
    const { payment } = await cancelledMoney(ports.reads, order)
    return {
      message: {
        kind: 'booking-cancelled',
        order,
        date,
        way,
        // Asked for again after the fee was waived.
        fee: order.cancelled?.fee === 'none' ? 'none' : fee,
        ...(percent !== undefined && { percent }),
        vouchers: takeBack(issued).toBlock,
        at: Temporal.Instant.from(at),
        payment,
      },
      ...toOffice(ports),
    }
  },
  values: (mail, language) => ({
    ...cancelledValues(mail, language),
    count: mail.order.participants.length,
    // 'FL2D' for seats, 'Flight Levels NOW' for the rest
    code: mail.date ? workshopCode(mail.date) : orderedTitle(mail, language),
  }),
  preview: ({ mail, language, t, values }) =>
    mail.date ? t('bookingCancelled.preview', values) : orderedTitle(mail, language),
  why: ({ t }) => t('bookingCancelled.why'),
  body: BookingCancelled,
  samples: [
    { ...sample.cancelled, vouchers: [] },
    {
      ...sample.cancelled,
      order: sampleTickets,
      date: null,
      way: 'organiser',
      vouchers: sampleVouchers.map(({ code }) => code),
    },
  ],
} satisfies Mail<'booking-cancelled'>

function BookingCancelled({ mail, language, t, values }: MailProps<'booking-cancelled'>) {
  const { order, date, fee, payment, vouchers, siteUrl } = mail
  return (
    <>
      <Paragraph>{t('bookingCancelled.intro', values)}</Paragraph>
      <Paragraph>{t(date ? 'bookingCancelled.fee' : 'bookingCancelled.feeWithoutSeats', values)}</Paragraph>
      {moneyLines(payment, language, t).map((line) => (
        <Paragraph key={line}>{line}</Paragraph>
      ))}
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFact booker={order.booker} language={language} />
      {vouchers.length > 0 && (
        <Fact label={t('bookingCancelled.vouchers')}>
          <Lines lines={vouchers} />
        </Fact>
      )}
      {date && (
        <Chapter title={t('bookingConfirmation.workshop')}>
          <WorkshopFacts date={date} language={language} />
        </Chapter>
      )}
      {fee === 'full' && (
        <Chapter title={t('bookingConfirmation.price')}>
          <OrderTable quote={order.quote} language={language} />
        </Chapter>
      )}
    </>
  )
}

/** What goes back by itself, what the office has to refund, and what is still to come. */
function moneyLines(
  { paid, toPay, toRefund, refunding, refunded }: PaymentSummary,
  language: Language,
  t: MailText,
): string[] {
  const amount = (cents: number) => ({ amount: formatMoney(cents, language) })
  return [
    paid === 0 && t('bookingCancelled.unpaid'),
    refunding > 0 && t('bookingCancelled.refunding', amount(refunding)),
    refunded > 0 && t('bookingCancelled.refunded', amount(refunded)),
    toRefund > 0 && t('bookingCancelled.toRefund', amount(toRefund)),
    toPay > 0 && t('bookingCancelled.toPay', amount(toPay)),
  ].filter((line) => line !== false)
}
