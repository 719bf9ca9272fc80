import { cancellationOf, type Invoice, type InvoiceChange } from '#domain/invoice/invoice.ts'
import type { Order } from '#domain/order/order.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, MailProps } from '#mails/mail.ts'
import { sample } from '#mails/parts/sample.ts'
import { Button, ContactLine, isolated, Paragraph } from '#mails/parts/text.tsx'

declare module '#platform/ports.ts' {
  interface Mails {
    'invoice-cancelled': {
      message: {
        order: Order
        invoice: Invoice
        orderUrl: string
        /** What is different on the next invoice; null where there is none, or nothing is. */
        change: InvoiceChange | null
      }
    }
  }
}

/** To the booker: an invoice has been taken back; the document that does so is attached. */
export const invoiceCancelled = {
  values: ({ order, change, invoice: { number, cancels, gross } }, language) => ({
    number,
    order: order.number,
    cancelled: cancels?.number ?? '',
    change: change ?? 'none',
    amount: formatMoney(gross, language),
  }),
  why: ({ t }) => t('invoice.why'),
  body: InvoiceCancelled,
  samples: [
    {
      order: sample.order,
      invoice: cancellationOf(sample.invoice, { number: 'R-2026-0152', now: sample.saturday.add({ hours: 48 }) }),
      orderUrl: sample.orderUrl,
      change: 'dates',
    },
  ],
} satisfies Mail<'invoice-cancelled'>

function InvoiceCancelled({ mail, language, t, values }: MailProps<'invoice-cancelled'>) {
  const { order, orderUrl } = mail
  return (
    <>
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('invoiceCancelled.intro', values)}</Paragraph>
      <Paragraph>{t('invoiceCancelled.money')}</Paragraph>
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <ContactLine language={language} />
    </>
  )
}
