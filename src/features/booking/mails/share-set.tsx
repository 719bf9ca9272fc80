import type { Order } from '#domain/order/order.ts'
import type { PaymentSummary } from '#domain/order/payment-summary.ts'
import type { LiveDate } from '#domain/workshop/workshop-date.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, orderedExtent, orderedTitle } from '#mails/parts/found-order.ts'
import type { BroughtInvoice } from '#mails/parts/invoice-chapter.tsx'
import { sample } from '#mails/parts/sample.ts'
import { ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'
import { cancelledMoney } from './cancelled-values.ts'
import { FeeChapter } from './order-cancelled.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'share-set': {
      job: { orderId: string /** ISO instant: when it was set. */; at: string }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
        payment: PaymentSummary
        brought: BroughtInvoice | null
      }
    }
  }
}

/** To the booker: how much of a cancelled order is due, which the mail about the cancellation left open. Nothing once it was waived. */
export const shareSet = {
  key: ({ orderId, at }) => `share-set:${orderId}:${at}`,
  async load({ reads }, { orderId }) {
    const { order, date } = await foundOrder(reads, orderId)
    const { payment, brought } = await cancelledMoney(reads, order)
    if (!payment.fee) return null
    return { message: { kind: 'share-set', order, date, payment, brought }, ...toBooker(order) }
  },
  values: (mail, language) => ({
    number: mail.order.number,
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    fee: formatMoney(mail.payment.fee ?? 0, language),
  }),
  why: ({ t }) => t('bookingConfirmation.why'),
  body: ShareSet,
  replaceable: {},
  samples: [
    {
      order: sample.order,
      date: sample.date,
      payment: { ...sample.cancelled.payment, fee: 120_000, paid: 487_080, toRefund: 367_080 },
      brought: null,
    },
  ],
} satisfies Mail<'share-set'>

function ShareSet({ mail, language, t, values }: MailProps<'share-set'>) {
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(mail.order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('shareSet.intro', values)}</Paragraph>
      <FeeChapter mail={mail} language={language} />
      <ContactLine language={language} />
    </>
  )
}
