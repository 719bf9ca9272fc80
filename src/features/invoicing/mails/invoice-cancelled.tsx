import { cancellationOf, type Invoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Order } from '#domain/order/order.ts'
import { formatMoney } from '#i18n/format-money.ts'
import type { Mail, Message } from '#mails/mail.ts'
import { mailText } from '#mails/mail-text.ts'
import { Button } from '#mails/parts/button.tsx'
import { ContactLine } from '#mails/parts/contact-line.tsx'
import { isolated } from '#mails/parts/entered-text.ts'
import { Frame } from '#mails/parts/frame.tsx'
import { Paragraph } from '#mails/parts/paragraph.tsx'
import { sample } from '#mails/parts/sample.ts'

declare module '#platform/ports/mails.ts' {
  interface Mails {
    'invoice-cancelled': { message: { order: Order; invoice: Invoice; orderUrl: string } }
  }
}

/** To the booker: an invoice has been taken back; the document that does so is attached. */
export const invoiceCancelled = {
  subject: (mail, language) => mailText(language)('invoiceCancelled.subject', valuesOf(mail, language)),
  body: (mail, language) => <InvoiceCancelled mail={mail} language={language} />,
  samples: [
    {
      order: sample.order,
      invoice: cancellationOf(sample.invoice, { number: 'R-2026-0152', now: sample.saturday.add({ hours: 48 }) }),
      orderUrl: sample.orderUrl,
    },
  ],
} satisfies Mail<'invoice-cancelled'>

function InvoiceCancelled({ mail, language }: { mail: Message<'invoice-cancelled'>; language: Language }) {
  const { order, orderUrl, siteUrl } = mail
  const t = mailText(language)
  const values = valuesOf(mail, language)
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('invoiceCancelled.preview', values)}
      headline={t('invoiceCancelled.headline')}
      why={t('invoice.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('invoiceCancelled.intro', values)}</Paragraph>
      <Paragraph>{t('invoiceCancelled.money')}</Paragraph>
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <ContactLine language={language} />
    </Frame>
  )
}

function valuesOf({ order, invoice }: Message<'invoice-cancelled'>, language: Language) {
  const { number, cancels, gross } = invoice
  return { number, order: order.number, cancelled: cancels?.number ?? '', amount: formatMoney(gross, language) }
}
