import type { Language } from '#domain/language.ts'
import { mailText } from '../mail-text.ts'
import type { BroughtInvoice } from './brought-invoice.ts'
import { Chapter } from './chapter.tsx'
import { InvoicePayment } from './invoice-payment.tsx'
import { Paragraph } from './paragraph.tsx'

/** The invoice that a mail brings, and how it is paid. */
export function InvoiceChapter({ brought, language }: { brought: BroughtInvoice; language: Language }) {
  const t = mailText(language)
  return (
    <Chapter title={t('bookingConfirmation.invoiceTitle')}>
      <Paragraph>{t('bookingConfirmation.invoiceText', { number: brought.invoice.number })}</Paragraph>
      <InvoicePayment brought={brought} language={language} />
    </Chapter>
  )
}
