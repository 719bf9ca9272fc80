import type { Invoice } from '#domain/invoice/invoice.ts'
import { lineTitle } from '#domain/invoice/line-name.ts'
import type { Language } from '#domain/language.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import { InvoicePayment, paymentValues } from './invoice-payment.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph, SmallPrint } from './paragraph.tsx'

/** To the booker: the invoice, attached as a PDF. */
export const invoice: MailKind<'invoice'> = {
  subject: (mail, language) =>
    mailText(language)('invoice.subject', { number: mail.invoice.number, workshop: whatFor(mail.invoice) }),
  body: (mail, language) => <InvoiceMail mail={mail} language={language} />,
}

function InvoiceMail({ mail, language }: { mail: MailOf<'invoice'>; language: Language }) {
  const { order, orderUrl, siteUrl } = mail
  const t = mailText(language)
  const values = { ...paymentValues(mail, language), order: order.number }
  return (
    <Frame
      language={language}
      siteUrl={siteUrl}
      preview={t('invoice.preview', values)}
      headline={t('invoice.headline', values)}
      why={t('invoice.why')}
    >
      <Paragraph>{t('greeting', { firstName: isolated(order.booker.firstName) })}</Paragraph>
      <Paragraph>{t('invoice.intro', values)}</Paragraph>
      <InvoicePayment brought={mail} language={language} />
      <Button href={`${orderUrl}/invoice?number=${values.number}`}>{t('invoice.view')}</Button>
      <SmallPrint>{t('invoice.xml')}</SmallPrint>
      <ContactLine language={language} />
    </Frame>
  )
}

/** What the invoice is mostly for. */
function whatFor({ lines, language }: Invoice): string {
  const [first] = lines
  return first ? lineTitle(first, language) : ''
}
