import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { outstanding } from '#domain/order/payment-summary.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink } from '#mails/parts/found-order.ts'
import { PayeeAccount, paymentValues } from '#mails/parts/invoice-chapter.tsx'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, PersonalMessage, SmallPrint } from '#mails/parts/text.tsx'
import { dateRange, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'payment-awaited': {
      job: { orderId: string }
      message: {
        order: Order
        date: LiveDate
        orderUrl: string
        until: Temporal.Instant
      }
    }
    'payment-reminder': {
      job: { orderId: string; number: string /** The day in Vienna: '2026-11-21'. */; on: string }
      message: { order: Order; invoice: Invoice; orderUrl: string /** What is to be paid now. */; due: Cents }
    }
  }
}

/** To the booker, as long as a payment is awaited: the way back to the pay button. */
export const paymentAwaited = {
  key: ({ orderId }) => `payment-awaited:${orderId}`,
  async load(ports, { orderId }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const { language, status } = order
    if (status.state !== 'awaiting-payment') return null
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language })
    return {
      message: date
        ? { kind: 'payment-awaited', order, date, orderUrl, until: status.until }
        : { kind: 'purchase-to-pay', order, orderUrl, until: status.until },
      ...toBooker(order),
    }
  },
  values: ({ order, date, until }, language) => ({
    workshop: workshopTitle(date),
    dates: dateRange(date, language),
    count: order.participants.length,
    number: order.number,
    end: formatDeadline(until.epochMilliseconds, language),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PaymentAwaited,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      date: sample.date,
      orderUrl: sample.orderUrl,
      until: sample.saturday.add({ minutes: 30 }),
    },
  ],
} satisfies Mail<'payment-awaited'>

function PaymentAwaited({ mail, language, t, values }: MailProps<'payment-awaited'>) {
  const { order, date, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('paymentAwaited.intro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after', values)}</SmallPrint>
      <Chapter title={t('bookingConfirmation.workshop')}>
        <WorkshopFacts date={date} language={language} />
      </Chapter>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}

/** To the booker: an invoice is overdue. Nothing once it is paid or replaced. */
export const paymentReminder = {
  key: ({ number, on }) => `payment-reminder:${number}:${on}`,
  async load(ports, { orderId, number }) {
    const { order, date } = await foundOrder(ports.reads, orderId)
    const invoices = await ports.reads.invoices(orderId)
    const { due } = outstanding({ order, date, invoices, money: await ports.reads.money.ofOrder(orderId) })
    const invoice = invoices.find((issued) => issued.number === number)
    if (!invoice || due?.number !== number) return null
    const orderUrl = await freshLink(ports, { purpose: 'order', subjectId: order.id, language: order.language })
    return {
      message: { kind: 'payment-reminder', order, invoice, orderUrl, due: due.amount },
      ...toBooker(order),
      attachments: [await ports.invoicePdf(invoice)],
    }
  },
  values: (mail, language) => ({ ...paymentValues(mail, language), order: mail.order.number }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PaymentReminder,
  replaceable: {},
  samples: [
    { order: sample.order, invoice: sample.invoice, orderUrl: sample.orderUrl, due: sample.invoice.gross },
    { order: sample.order, invoice: sample.invoice, orderUrl: sample.orderUrl, due: sample.invoice.gross - 100_000 },
  ],
} satisfies Mail<'payment-reminder'>

function PaymentReminder({ mail, language, t, values }: MailProps<'payment-reminder'>) {
  const { order, invoice, orderUrl } = mail
  return (
    <PersonalMessage to={order.booker} language={language}>
      <Paragraph>{t('paymentReminder.intro', values)}</Paragraph>
      <Paragraph>{t('paymentReminder.transfer', values)}</Paragraph>
      <PayeeAccount invoice={invoice} language={language} />
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <Paragraph>{t('paymentReminder.crossed')}</Paragraph>
    </PersonalMessage>
  )
}
