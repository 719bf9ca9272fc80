import { useLocale, useTranslations } from 'use-intl'
import type { InvoiceAddress } from '#domain/order/order.ts'
import type { PaymentSummary } from '#domain/order/payment-summary.ts'
import { fullName } from '#domain/participant/participant.ts'
import type { TransferAccount } from '#features/invoicing/documents/invoice-sheet.ts'
import { useSiteSettings } from '#frame/site-settings.ts'
import { countryName, formatDateTime } from '#i18n/format-dates.ts'
import { formatMoney } from '#i18n/format-money.ts'
import { GoLink } from '#ui/button.tsx'
import { FactList, oneBelowTheOther } from '#ui/fact-list.tsx'
import { QrCode } from '#ui/qr-code.tsx'
import { Part } from '#ui/section.tsx'
import { NoBreak, Text } from '#ui/text.tsx'
import styles from './order.module.css'
import type { OrderView } from './order-view.ts'
import type { RegistrationView } from './registration-view.ts'

interface InvoiceAddressLinesProps {
  invoice: InvoiceAddress
  /** The booker, shown first when there is no company. */
  name: string
}

/** An invoice address as on an envelope. */
export function InvoiceAddressLines({ invoice, name }: InvoiceAddressLinesProps) {
  const t = useTranslations('order')
  const country = countryName(invoice.country, useLocale())
  const lines = [
    invoice.company ?? name,
    invoice.company && name,
    invoice.department,
    invoice.street,
    `${invoice.postalCode} ${invoice.city}`,
    country,
    invoice.vatId && t('vatId', { vatId: invoice.vatId }),
  ].filter((line) => line !== undefined && line !== '')
  return (
    <address>
      <Text size="small">
        {lines.map((line, index) => (
          <span key={line}>
            {index > 0 && <br />}
            {line}
          </span>
        ))}
      </Text>
    </address>
  )
}

export function OrderQuestion() {
  const t = useTranslations('order')
  const { company } = useSiteSettings()
  return (
    <Text size="small" tone="quiet">
      {t.rich('question', {
        email: company.email,
        phone: company.phone,
        mail: (chunks) => <a href={`mailto:${company.email}`}>{chunks}</a>,
        tel: (chunks) => <a href={`tel:${company.phone.replaceAll(' ', '')}`}>{chunks}</a>,
      })}
    </Text>
  )
}

export function OtherDates() {
  const t = useTranslations('registration')
  return <GoLink href={`/${useLocale()}/workshops`}>{t('otherDates')}</GoLink>
}

export function AskedParticipants({ participants }: Pick<RegistrationView, 'participants'>) {
  const t = useTranslations('registration')
  return (
    <Part title={t('participants')} gap="small">
      <ol>
        {participants.map((participant) => (
          <li key={participant.email}>{fullName(participant)}</li>
        ))}
      </ol>
    </Part>
  )
}

type Paying = Pick<OrderView, 'status' | 'cancelledBy' | 'invoices' | 'payment' | 'due' | 'email' | 'declared'>

/** The amounts paid, to pay and to be refunded of an order; empty while there are none. */
export function PaymentPart({ view }: { view: Paying }) {
  const t = useTranslations('order.payment')
  const lines = usePaymentLines()(view)
  if (lines.length === 0) return null
  return (
    <Part title={t('title')} gap="small">
      {lines.map((line) => (
        <Text key={line}>
          <NoBreak>{line}</NoBreak>
        </Text>
      ))}
      {isAskedToPay(view) && view.due && <TransferDetails account={view.due.account} />}
    </Part>
  )
}

/** Not for a fee while the office decides on a withdrawal (docs/rules/changes.md#withdrawing). */
const isAskedToPay = ({ payment, declared }: Pick<Paying, 'payment' | 'declared'>): boolean =>
  payment.toPay > 0 && declared?.by !== 'fee'

/** The account to transfer to, and the code that fills in the transfer in a banking app. */
export function TransferDetails({ account: { facts, code } }: { account: TransferAccount }) {
  const t = useTranslations('invoice')
  return (
    <div className={styles.transfer}>
      <FactList facts={facts} className={oneBelowTheOther} />
      <div className={styles.scan}>
        <QrCode code={code} label={t('code')} />
        <Text size="small" tone="quiet">
          {t('scan')}
        </Text>
      </div>
    </div>
  )
}

function usePaymentLines() {
  const t = useTranslations('order.payment')
  const invoiceWords = useTranslations('invoice')
  const language = useLocale()
  const received = useReceivedLine()
  return (view: Paying): string[] => {
    const { status, cancelledBy, invoices, payment, due, email } = view
    const { fee, paid, toRefund, refunding, refunded } = payment
    const money = (amount: number) => formatMoney(amount, language)
    const isCancelled = status === 'cancelled'
    const isAnnulled = invoices.at(-1)?.kind === 'cancellation'
    return [
      isCancelled && fee === 0 && t('nothing', { invoice: isAnnulled ? 'yes' : 'no' }),
      isCancelled && fee === null && t('share'),
      isCancelled && fee !== null && fee > 0 && t('fee', { way: cancelledBy ?? 'terms', fee: money(fee) }),
      received({ ...payment, isOver: isCancelled || status === 'expired' }),
      paid === 0 && isAskedToPay(view) && !due && t('open', { amount: money(payment.toPay) }),
      due &&
        isAskedToPay(view) &&
        invoiceWords('due', {
          amount: money(due.amount),
          date: formatDateTime(due.on, { language }),
          number: due.number,
        }),
      toRefund > 0 && t('toRefund', { amount: money(toRefund) }),
      refunding > 0 && t('refunding', { amount: money(refunding), email }),
      refunded > 0 && t('refunded', { amount: money(refunded) }),
    ].filter((line) => typeof line === 'string')
  }
}

/** The amount received, and what is left to pay; null before any payment. `isOver`: no further payment is expected. */
export function useReceivedLine() {
  const t = useTranslations('order.payment')
  const language = useLocale()
  return ({ paid, toPay, isOver }: Pick<PaymentSummary, 'paid' | 'toPay'> & { isOver: boolean }): string | null => {
    if (paid === 0) return null
    const rest = toPay > 0 ? 'open' : 'none'
    return t('paid', {
      paid: formatMoney(paid, language),
      open: formatMoney(toPay, language),
      rest: isOver && toPay === 0 ? 'over' : rest,
    })
  }
}
