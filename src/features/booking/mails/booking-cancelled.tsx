import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import { hasStarted, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { Chapter } from '#mails/parts/chapter.tsx'
import { Fact } from '#mails/parts/fact.tsx'
import { foundOrder } from '#mails/parts/found-order.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Lines } from '#mails/parts/lines.tsx'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { sample } from '#mails/parts/sample.ts'
import { sampleTickets, sampleVouchers } from '#mails/parts/sample-purchases.ts'
import { WorkshopFacts } from '#mails/parts/workshop-facts.tsx'
import { workshopCode } from '#mails/parts/workshop-name.ts'
import type { Cancelling } from '../ports.ts'

interface BookingCancelled extends Omit<Cancelling, 'at'> {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  at: Temporal.Instant
  /** Codes that have gone out already, to be taken back at the academy. */
  vouchers: readonly string[]
}

declare module '#platform/ports/mails.ts' {
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
    return {
      message: {
        kind: 'booking-cancelled',
        order,
        date,
        way,
        fee,
        ...(percent !== undefined && { percent }),
        vouchers: takeBack(issued).toBlock,
        at: Temporal.Instant.from(at),
      },
      ...toOffice(ports),
    }
  },
  subject: (mail, language) =>
    mailText(language)('bookingCancelled.subject', {
      number: mail.order.number,
      code: shortName(mail, language),
      dates: orderedExtent(mail, language),
    }),
  body: (mail, language) => <BookingCancelled mail={mail} language={language} />,
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

function BookingCancelled({ mail, language }: { mail: Message<'booking-cancelled'>; language: Language }) {
  const { order, date, way, fee, percent = 0, at, vouchers, siteUrl } = mail
  const t = mailText(language)
  const when = formatDateTime(at.epochMilliseconds, { language, time: true })
  const begun = date && hasStarted(date, at) ? 'yes' : 'no'
  const values = { way, fee, percent, begun, when, number: order.number, count: order.participants.length }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={date ? t('bookingCancelled.preview', values) : orderedTitle(mail, language)}
      headline={t('bookingCancelled.headline', values)}
      why={t('newBooking.why')}
    >
      <Paragraph>{t('bookingCancelled.intro', values)}</Paragraph>
      <Paragraph>{t(date ? 'bookingCancelled.fee' : 'bookingCancelled.feeWithoutSeats', values)}</Paragraph>
      <Fact label={t('newBooking.booker')}>
        <Lines lines={[personName(order.booker), order.booker.email]} />
      </Fact>
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
    </Frame>
  )
}

/** 'FL2D' for seats, 'Flight Levels NOW' for the rest. */
function shortName(mail: Message<'booking-cancelled'>, language: Language): string {
  return mail.date ? workshopCode(mail.date) : orderedTitle(mail, language)
}
