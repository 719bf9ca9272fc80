import type { Language } from '#domain/language.ts'
import { formatMoney } from '../i18n/format-money.ts'
import { Button } from './button.tsx'
import { ContactLine } from './contact-line.tsx'
import { isolated } from './entered-text.ts'
import { Frame } from './frame.tsx'
import type { MailKind, MailOf } from './mail-kind.ts'
import { mailText } from './mail-text.ts'
import { Paragraph } from './paragraph.tsx'

/** To the booker: an invoice has been taken back; the document that does so is attached. */
export const invoiceCancelled: MailKind<'invoice-cancelled'> = {
  subject: (mail, language) => mailText(language)('invoiceCancelled.subject', valuesOf(mail, language)),
  body: (mail, language) => <InvoiceCancelled mail={mail} language={language} />,
}

function InvoiceCancelled({ mail, language }: { mail: MailOf<'invoice-cancelled'>; language: Language }) {
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

function valuesOf({ order, invoice }: MailOf<'invoice-cancelled'>, language: Language) {
  const { number, cancels, gross } = invoice
  return { number, order: order.number, cancelled: cancels?.number ?? '', amount: formatMoney(gross, language) }
}
