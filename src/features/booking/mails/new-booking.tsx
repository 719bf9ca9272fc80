import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { awaitsRecording } from '#features/payment/record-payment.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { BookerFacts } from '#mails/parts/booker-facts.tsx'
import { BookingLink } from '#mails/parts/booking-link.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Fact } from '#mails/parts/fact.tsx'
import { foundOrder } from '#mails/parts/found-order.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { freshLink } from '#mails/parts/fresh-link.ts'
import { PaidNote } from '#mails/parts/paid-note.tsx'
import { SmallPrint } from '#mails/parts/paragraph.tsx'
import { personName } from '#mails/parts/person-name.ts'
import { PriceChapters } from '#mails/parts/price-chapters.tsx'
import { sample } from '#mails/parts/sample.ts'
import { dateRange } from '#mails/parts/times.ts'
import { WorkshopChapters } from '#mails/parts/workshop-chapters.tsx'
import { workshopCode } from '#mails/parts/workshop-name.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'new-booking': {
      job: { orderId: string }
      message: {
        order: Order
        date: LiveDate
        /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
        paidUrl: string | null
      }
    }
  }
}

/**
 * The note to the office, in German whatever the language of the booking. Where vouchers wait for the money it leads to the page that
 * notes the money as seen. Without the order's link: that key is the booker's alone.
 */
export const newBooking = {
  key: ({ orderId }) => `new-booking:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const paidUrl = (await awaitsRecording(ports.reads, order))
      ? await freshLink(ports, { purpose: 'payment', subjectId: order.id, language: 'de' })
      : null
    return {
      message: date ? { kind: 'new-booking', order, date, paidUrl } : { kind: 'new-purchase', order, paidUrl },
      ...toOffice(ports),
    }
  },
  subject: ({ order, date }, language) =>
    mailText(language)('newBooking.subject', {
      number: order.number,
      code: workshopCode(date),
      dates: dateRange(date, language),
      count: order.participants.length,
      customer: isolated(order.invoice.company ?? personName(order.booker)),
    }),
  body: (mail, language) => <NewBooking mail={mail} language={language} />,
  samples: [
    { order: sample.order, date: sample.date, paidUrl: null },
    { order: sample.order, date: sample.date, paidUrl: sample.paidUrl },
  ],
} satisfies Mail<'new-booking'>

function NewBooking({ mail, language }: { mail: Message<'new-booking'>; language: Language }) {
  const { order, date, siteUrl } = mail
  const { booker, participants, number, customerNumber, quote } = order
  const t = mailText(language)
  const placedAt = formatDateTime(order.placedAt.epochMilliseconds, { language, time: true })
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('newBooking.preview', { booker: personName(booker), total: formatMoney(quote.gross, language) })}
      headline={t('newBooking.headline', { count: participants.length, code: workshopCode(date) })}
      why={t('newBooking.why')}
    >
      <SmallPrint>{t('newBooking.numbers', { number, customerNumber, placedAt })}</SmallPrint>
      <PaidNote paidUrl={mail.paidUrl} language={language} />
      <BookingLink id={order.id} siteUrl={siteUrl} language={language} />
      <BookerFacts booker={booker} language={language} />
      <Fact label={t('newBooking.bookingLanguage')}>{t(`workshop.languages.${order.language}`)}</Fact>
      <WorkshopChapters date={date} participants={participants} language={language} />
      <PriceChapters order={order} language={language} />
    </Frame>
  )
}
