import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { awaitsRecording } from '#features/payment/record-payment.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toOffice } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink } from '#mails/parts/found-order.ts'
import { OrderNote, orderNoteValues, PriceChapters } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Chapter, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, WorkshopChapters, workshopCode } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'new-booking': {
      job: { orderId: string }
      message: {
        order: Order
        date: LiveDate
        /** Where the office notes that the invoice is paid, as long as vouchers wait for that. */
        paidUrl: string | null
        /** Numbers of orders that were cancelled for a fee, and whose seats are sold again now. */
        soldAgain: readonly string[]
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
      message: date
        ? { kind: 'new-booking', order, date, paidUrl, soldAgain: await ports.reads.soldAgainOn(date.id) }
        : { kind: 'new-purchase', order, paidUrl },
      ...toOffice(ports),
    }
  },
  values: ({ order, date }, language) => ({
    code: workshopCode(date),
    dates: dateRange(date, language),
    count: order.participants.length,
    ...orderNoteValues(order, language),
  }),
  body: NewBooking,
  samples: [
    { order: sample.order, date: sample.date, paidUrl: null, soldAgain: [] },
    { order: sample.order, date: sample.date, paidUrl: sample.paidUrl, soldAgain: ['2026-0101', '2026-0107'] },
  ],
} satisfies Mail<'new-booking'>

function NewBooking({ mail, language, t }: MailProps<'new-booking'>) {
  return (
    <>
      <OrderNote mail={mail} language={language} />
      {mail.soldAgain.length > 0 && (
        <Chapter title={t('newBooking.soldAgainTitle')}>
          <Paragraph>{t('newBooking.soldAgainText', { numbers: mail.soldAgain.join(', ') })}</Paragraph>
        </Chapter>
      )}
      <WorkshopChapters date={mail.date} participants={mail.order.participants} language={language} />
      <PriceChapters order={mail.order} language={language} />
    </>
  )
}
