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

/** `soldAgain`: others have all of its seats. */
export type Waived = 'soldAgain' | 'goodwill'

declare module '#platform/ports.ts' {
  interface Mails {
    'share-set': {
      job: {
        orderId: string
        /** ISO instant: when it was set. */
        at: string
        waived?: Waived
      }
      message: {
        order: Order
        /** Null for what has no seats. */
        date: LiveDate | null
        payment: PaymentSummary
        brought: BroughtInvoice | null
        /** Of the cancellation invoice that is attached; null where the invoice stays, or there was none. */
        invoiceNumber: string | null
        /** Why nothing is due after all; null where a share is. */
        waived: Waived | null
      }
    }
  }
}

const waiver = {
  order: sample.order,
  date: sample.date,
  payment: sample.cancelled.payment,
  brought: null,
  invoiceNumber: 'R-2026-0152',
}

/** To the booker: how much of a cancelled order is due, or that nothing is after all. No more of what was set before once another decision was made. */
export const shareSet = {
  key: ({ orderId, at }) => `share-set:${orderId}:${at}`,
  async load({ reads, invoicePdf }, { orderId, waived = null }) {
    const { order, date } = await foundOrder(reads, orderId)
    const { payment, brought, invoices } = await cancelledMoney(reads, order)
    if (payment.fee === null || (payment.fee === 0) !== (waived !== null)) return null
    const last = invoices.at(-1)
    const cancellation = waived && last?.kind === 'cancellation' ? last : null
    const invoiceNumber = cancellation?.number ?? null
    return {
      message: { kind: 'share-set', order, date, payment, brought, invoiceNumber, waived },
      ...toBooker(order),
      attachments: cancellation ? [await invoicePdf(cancellation)] : [],
    }
  },
  values: (mail, language) => ({
    number: mail.order.number,
    workshop: orderedTitle(mail, language),
    dates: orderedExtent(mail, language),
    fee: formatMoney(mail.payment.fee ?? 0, language),
    waived: mail.waived ?? 'no',
    count: mail.order.participants.length,
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
      invoiceNumber: null,
      waived: null,
    },
    { ...waiver, waived: 'soldAgain' },
    { ...waiver, waived: 'goodwill' },
  ],
} satisfies Mail<'share-set'>

function ShareSet({ mail, language, t, values }: MailProps<'share-set'>) {
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(mail.order.booker.firstName) })}</Paragraph>
      <Paragraph>{t(mail.waived ? 'shareSet.introWaived' : 'shareSet.intro', values)}</Paragraph>
      {mail.invoiceNumber && <Paragraph>{t('orderCancelled.invoice', { number: mail.invoiceNumber })}</Paragraph>}
      <FeeChapter mail={mail} language={language} />
      <ContactLine language={language} />
    </>
  )
}
