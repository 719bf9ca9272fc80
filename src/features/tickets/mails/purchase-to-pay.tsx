import type { Order } from '#domain/order/order.ts'
import { formatDeadline } from '#i18n/format-dates.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { Button } from '#mails/parts/button.tsx'
import { Chapter } from '#mails/parts/chapter.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { OrderTable } from '#mails/parts/order-table.tsx'
import { orderedExtent, orderedTitle } from '#mails/parts/ordered.ts'
import { Paragraph, SmallPrint } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'
import { sampleTickets } from '#mails/parts/sample-purchases.ts'

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
