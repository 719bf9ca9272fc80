import type { Language } from '#domain/language.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'
import type { BroughtInvoice } from './brought-invoice.ts'
import { Fact } from './fact.tsx'
import { Lines } from './lines.tsx'
import { Paragraph } from './paragraph.tsx'

interface InvoicePaymentProps {
  brought: BroughtInvoice
  language: Language
}

/** What is to be paid of an invoice now, until when and where to; or that it is paid. */
export function InvoicePayment({ brought, language }: InvoicePaymentProps) {
  const t = mailText(language)
  const { invoice, due } = brought
  const values = paymentValues(brought, language)
  if (values.state === 'paid') return <Paragraph>{t('invoice.paid', values)}</Paragraph>
  const { name, bank } = invoice.seller
  return (
    <>
      {due < invoice.gross && <Paragraph>{t('invoice.prepaid', values)}</Paragraph>}
      <Paragraph>{t('invoice.due', values)}</Paragraph>
      <Fact label={t('invoice.account')}>
        <Lines lines={[name, `IBAN ${bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`, `BIC ${bank.bic}, ${bank.name}`]} />
      </Fact>
    </>
  )
}

/** 'part' where some of the money is there already. */
export function paymentValues({ invoice, due }: BroughtInvoice, language: Language) {
  const { number, payment, gross } = invoice
  const open = due < gross ? 'part' : 'due'
  return {
    number,
    total: formatMoney(gross, language),
    amount: formatMoney(due, language),
    paid: formatMoney(gross - due, language),
    state: payment.state === 'due' && due > 0 ? open : 'paid',
    date: payment.state === 'due' ? formatDateTime(payment.on, { language }) : '',
  }
}
