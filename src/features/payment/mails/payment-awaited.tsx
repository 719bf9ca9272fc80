import type { Order } from '#domain/order/order.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink } from '#mails/parts/found-order.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'
import { dateRange, WorkshopFacts, workshopTitle } from '#mails/parts/workshop-facts.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'payment-awaited': {
      job: { orderId: string }
      message: {
        order: Order
        date: LiveDate
        orderUrl: string
        /** Until when the seats are held for the payment. */
        until: Temporal.Instant
      }
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
