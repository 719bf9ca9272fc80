import type { Order } from '#domain/order/order.ts'
import { vouchersDue } from '#domain/voucher/voucher.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { sample, sampleTickets } from '#mails/parts/sample.ts'
import { Button, Chapter, ContactLine, isolated, Paragraph, SmallPrint } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'purchase-to-pay': {
      message: {
        order: Order
        orderUrl: string
        /** Until when it can be paid. */
        until: Temporal.Instant
      }
    }
  }
}

/** To the booker who pays tickets by card: the way back to the pay button. */
export const purchaseToPay = {
  values: (mail, language) => ({
    what: orderedTitle(mail, language),
    extent: orderedExtent(mail, language),
    number: mail.order.number,
    count: vouchersDue(mail.order).length,
    end: formatDeadline(mail.until.epochMilliseconds, language),
  }),
  headline: ({ t }) => t('paymentAwaited.headline'),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: PurchaseToPay,
  samples: [{ order: sampleTickets, orderUrl: sample.orderUrl, until: sample.saturday.add({ hours: 7 * 24 }) }],
} satisfies Mail<'purchase-to-pay'>

function PurchaseToPay({ mail, language, t, values }: MailProps<'purchase-to-pay'>) {
  const { order, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('purchaseToPay.intro', values)}</Paragraph>
      <Button href={orderUrl}>{t('paymentAwaited.pay')}</Button>
      <SmallPrint>{t('paymentAwaited.after')}</SmallPrint>
      <Chapter title={t('bookingConfirmation.price')}>
        <OrderTable quote={order.quote} language={language} />
        <ContactLine language={language} />
      </Chapter>
    </>
  )
}
