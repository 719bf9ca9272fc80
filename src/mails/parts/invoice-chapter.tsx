import { dueNow, type Invoice, openInvoice } from '#domain/invoice/invoice.ts'
import type { Language } from '#domain/language.ts'
import type { Cents } from '#domain/money.ts'
import { balanceOf } from '#domain/payment/payment.ts'
import type { DispatchPorts } from '#features/jobs/effects.ts'
import { formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { mailText } from '../mail-text.ts'
import { Chapter, Fact, Lines, Paragraph } from './text.tsx'

export interface BroughtInvoice {
  invoice: Invoice
  due: Cents
}

/** The current invoice; null when there is none yet, or the order is cancelled. */
export async function invoiceToBring(
  { reads }: Pick<DispatchPorts, 'reads'>,
  orderId: string,
): Promise<BroughtInvoice | null> {
  const issued = await reads.invoices(orderId)
  const invoice = openInvoice(issued)
  if (!invoice) return null
  const { paid } = balanceOf(await reads.money.ofOrder(orderId))
  return { invoice, due: dueNow(invoice, issued, paid) }
}

interface InvoicePaymentProps {
  brought: BroughtInvoice
  language: Language
}

/** The amount due, the due date and the account; or that the invoice is paid. */
export function InvoicePayment({ brought, language }: InvoicePaymentProps) {
  const t = mailText(language)
  const values = paymentValues(brought, language)
  if (values.state === 'paid') return <Paragraph>{t('invoice.paid', values)}</Paragraph>
  return (
    <>
      {values.state === 'part' && <Paragraph>{t('invoice.prepaid', values)}</Paragraph>}
      <TransferRequest brought={brought} language={language} />
    </>
  )
}

/** What to transfer, by when, and the account. */
export function TransferRequest({ brought, language }: InvoicePaymentProps) {
  return (
    <>
      <Paragraph>{mailText(language)('invoice.due', paymentValues(brought, language))}</Paragraph>
      <PayeeAccount invoice={brought.invoice} language={language} />
    </>
  )
}

export function PayeeAccount({ invoice, language }: { invoice: Invoice; language: Language }) {
  const { name, bank } = invoice.seller
  return (
    <Fact label={mailText(language)('invoice.account')}>
      <Lines lines={[name, `IBAN ${bank.iban.replaceAll(/(.{4})(?=.)/g, '$1 ')}`, `BIC ${bank.bic}, ${bank.name}`]} />
    </Fact>
  )
}

/** 'part' when a part is paid. */
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

export function InvoiceChapter({ brought, language }: { brought: BroughtInvoice; language: Language }) {
  const t = mailText(language)
  return (
    <Chapter title={t('bookingConfirmation.invoiceTitle')}>
      <Paragraph>{t('bookingConfirmation.invoiceText', { number: brought.invoice.number })}</Paragraph>
      <InvoicePayment brought={brought} language={language} />
    </Chapter>
  )
}
