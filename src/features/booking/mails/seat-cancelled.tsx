import type { Cents } from '#domain/money.ts'
import { toReturn } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import type { Person } from '#domain/participant/participant.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { isSamePerson, personName, seatOf, toBooker } from '#mails/parts/addressee.ts'
import { freshLink, liveOrder } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, InvoiceChapter, invoiceToBring } from '#mails/parts/invoice-chapter.tsx'
import { PriceChapters } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'
import { dateRange, WorkshopChapters, workshopTitle } from '#mails/parts/workshop-facts.tsx'
import type { NamedParticipant } from '../records.ts'

declare module '#platform/ports.ts' {
  interface Mails {
    'seat-cancelled': {
      job: {
        orderId: string
        former: NamedParticipant
        /** Of the date that the booker’s own calendar takes out. Older jobs have none. */
        revision?: number
      }
      message: {
        /** As it is now, without the former participant. */
        order: Order
        date: LiveDate
        former: Person
        /** Whether the mail takes the date out of the booker’s own calendar. */
        inCalendar: boolean
        brought: BroughtInvoice | null
        /** What was paid beyond the new price. */
        refund: Cents
        orderUrl: string
      }
    }
  }
}

/** To the booker: one of several seats is cancelled, what stays booked, and the new invoice. */
export const seatCancelled = {
  key: ({ former }) => `seat-cancelled:${former.id}`,
  async load(ports, { orderId, former, revision }) {
    const { order, date } = await liveOrder(ports.reads, orderId)
    if (order.status.state !== 'confirmed') return null
    const { language } = order
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: orderId, language })
    const brought = await invoiceToBring(ports, orderId)
    const refund = toReturn(order, balanceOf(await ports.reads.money.ofOrder(orderId)))
    const calendar =
      revision !== undefined && isSamePerson(former, order.booker)
        ? [await ports.calendarFile(date, language, { takesOut: revision })]
        : []
    return {
      message: {
        kind: 'seat-cancelled',
        order,
        date,
        former,
        inCalendar: calendar.length > 0,
        brought,
        refund,
        orderUrl,
      },
      ...toBooker(order),
      attachments: [...calendar, ...(brought ? [await ports.invoicePdf(brought.invoice)] : [])],
    }
  },
  values: ({ order, date, former, brought, refund }, language) => ({
    number: order.number,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: order.participants.length,
    whose: seatOf(former, order),
    name: personName(former),
    // Of a tentative date there is none yet.
    invoice: brought ? 'yes' : 'no',
    refund: formatMoney(refund, language),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: SeatCancelled,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      date: sample.date,
      former: { firstName: 'Kofi', lastName: 'Mensah', email: 'kofi.mensah@donauwerk.example' },
      inCalendar: false,
      brought: { invoice: sample.invoice, due: sample.invoice.gross },
      refund: 0,
      orderUrl: sample.orderUrl,
    },
    {
      order: { ...sample.order, participants: [sample.emre] },
      date: sample.date,
      former: sample.sabine,
      inCalendar: true,
      brought: { invoice: sample.invoice, due: 0 },
      refund: 238_800,
      orderUrl: sample.orderUrl,
    },
  ],
} satisfies Mail<'seat-cancelled'>

function SeatCancelled({ mail, language, t, values }: MailProps<'seat-cancelled'>) {
  const { order, date, inCalendar, brought, refund, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('seatCancelled.intro', values)}</Paragraph>
      <Paragraph>{inCalendar ? t('participantCancelled.calendar') : t('seatCancelled.notified', values)}</Paragraph>
      <Button href={orderUrl}>{t('bookingConfirmation.viewOrder')}</Button>
      <WorkshopChapters date={date} participants={order.participants} language={language} />
      <PriceChapters order={order} language={language} />
      {brought && <InvoiceChapter brought={brought} language={language} />}
      {refund > 0 && (
        <Chapter title={t('seatCancelled.refundTitle')}>
          <Paragraph>{t('seatCancelled.refund', values)}</Paragraph>
        </Chapter>
      )}
      <ContactLine language={language} />
    </>
  )
}
