import type { Invoice } from '#domain/invoice/invoice.ts'
import type { Cents } from '#domain/money.ts'
import type { Order } from '#domain/order/order.ts'
import { outstanding } from '#domain/order/payment-summary.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { toBooker } from '#mails/parts/addressee.ts'
import { foundOrder, freshLink } from '#mails/parts/found-order.ts'
import { PayeeAccount, paymentValues } from '#mails/parts/invoice-chapter.tsx'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'payment-reminder': {
      job: { orderId: string; number: string /** The day in Vienna: '2026-11-21'. */; on: string }
      message: { order: Order; invoice: Invoice; orderUrl: string /** What is to be paid now. */; due: Cents }
    }
  }
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
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('paymentReminder.intro', values)}</Paragraph>
      <Paragraph>{t('paymentReminder.transfer', values)}</Paragraph>
      <PayeeAccount invoice={invoice} language={language} />
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <Paragraph>{t('paymentReminder.crossed')}</Paragraph>
      <ContactLine language={language} />
    </>
  )
}
