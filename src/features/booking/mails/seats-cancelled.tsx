import { type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { toReturn } from '#domain/order/cancellation.ts'
import type { Order } from '#domain/order/order.ts'
import { dueInvoice, type PaymentSummary, paymentSummary } from '#domain/order/payment-summary.ts'
import type { Person } from '#domain/participant/participant.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import { takeBack } from '#domain/voucher/voucher.ts'
import { hasStarted, type LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatList } from '#i18n/format-list.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import type { MailText } from '#mails/mail-text.ts'
import { isSamePerson, personName, seatOf, toBooker, toOffice } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink, liveOrder, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { type BroughtInvoice, InvoiceChapter, invoiceToBring } from '#mails/parts/invoice-chapter.tsx'
import { BookerFact, BookingLink, OrderTable, PriceChapters } from '#mails/parts/order-table.tsx'
import { sample, sampleTickets, sampleVouchers } from '#mails/parts/sample.ts'
import { Button, Chapter, Fact, Lines, Paragraph, PersonalMessage } from '#mails/parts/text.tsx'
import {
  dateRange,
  WorkshopChapters,
  WorkshopFacts,
  workshopCode,
  workshopTitle,
} from '#mails/parts/workshop-facts.tsx'
import type { Reads } from '#platform/ports.ts'
import type { Cancelling, NamedParticipant } from '../records.ts'

export interface CancelledOrder extends Omit<Cancelling, 'at'> {
  order: Order
  /** Null for what has no seats. */
  date: LiveDate | null
  at: Temporal.Instant
  payment: PaymentSummary
}

/** The money of a cancelled order as it is now, with its invoices, and the one that the fee is still to be transferred for. */
export async function cancelledMoney(
  reads: Pick<Reads, 'money' | 'invoices'>,
  order: Order,
): Promise<{ payment: PaymentSummary; invoices: Invoice[]; brought: BroughtInvoice | null }> {
  const invoices = await reads.invoices(order.id)
  const money = await reads.money.ofOrder(order.id)
  const invoice = openInvoice(invoices)
  const payment = paymentSummary(order, money, { isInvoiced: invoice !== null })
  const due = dueInvoice(invoices, payment)?.amount
  return { payment, invoices, brought: invoice && due !== undefined ? { invoice, due } : null }
}

export function cancelledValues(cancelled: CancelledOrder, language: Language) {
  const { order, date, way, fee, percent = 0, at } = cancelled
  return {
    way,
    fee,
    percent,
    begun: date && hasStarted(date, at) ? 'yes' : 'no',
    when: formatDateTime(at.epochMilliseconds, { language, time: true }),
    number: order.number,
    count: order.participants.length,
    seats: date ? 'yes' : 'no',
    dates: orderedExtent(cancelled, language),
  }
}

interface BookingCancelled extends CancelledOrder {
  /** Codes that have gone out already, to be taken back at the academy. */
  vouchers: readonly string[]
}

declare module '#platform/ports.ts' {
  interface Mails {
    'booking-cancelled': { job: { orderId: string } & Cancelling; message: BookingCancelled }
    'seat-cancelled': {
      job: {
        orderId: string
        former: NamedParticipant
        /** Who left with them; the booker is the former one where they are among them. Older jobs have none. */
        others?: readonly NamedParticipant[]
        /** Of the date that the booker’s own calendar takes out. Older jobs have none. */
        revision?: number
      }
      message: {
        /** As it is now, without the former participants. */
        order: Order
        date: LiveDate
        former: Person
        others?: readonly Person[]
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

/** To the booker: one or more of several seats are cancelled, what stays booked, and the new invoice. */
export const seatCancelled = {
  key: ({ former }) => `seat-cancelled:${former.id}`,
  async load(ports, { orderId, former, others = [], revision }) {
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
        others,
        inCalendar: calendar.length > 0,
        brought,
        refund,
        orderUrl,
      },
      ...toBooker(order),
      attachments: [...calendar, ...(brought ? [await ports.invoicePdf(brought.invoice)] : [])],
    }
  },
  values: ({ order, date, former, others = [], brought, refund }, language) => ({
    number: order.number,
    seats: others.length + 1,
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: order.participants.length,
    whose: others.length > 0 ? 'several' : seatOf(former, order),
    name: formatList([former, ...others].map(personName), language),
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
    {
      order: { ...sample.order, participants: [sample.emre] },
      date: sample.date,
      former: sample.sabine,
      others: [{ firstName: 'Kofi', lastName: 'Mensah', email: 'kofi.mensah@donauwerk.example' }],
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
    <PersonalMessage to={order.booker} language={language}>
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
    </PersonalMessage>
  )
}
