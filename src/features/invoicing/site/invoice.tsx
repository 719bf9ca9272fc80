import { useTranslations } from 'use-intl'
import { paymentSummary } from '#domain/order/payment-summary.ts'
import { TransferDetails, useReceivedLine } from '#features/booking/site/order-parts.tsx'
import { servicePortsContext } from '#features/context.ts'
import { pageRequest } from '#frame/page-request.ts'
import { personalHeaders, personalMeta } from '#frame/personal-page.ts'
import { TrialMark } from '#frame/trial.tsx'
import { ButtonLink, CompactLink, PrintButton } from '#ui/button.tsx'
import { classNames } from '#ui/class-names.ts'
import { FactList, oneBelowTheOther } from '#ui/fact-list.tsx'
import { Heading } from '#ui/heading.tsx'
import { Actions, Section } from '#ui/section.tsx'
import table from '#ui/table.module.css'
import { NoBreak, Text, VisuallyHidden } from '#ui/text.tsx'
import { type InvoiceSheet, invoiceSheet } from '../documents/invoice-sheet.ts'
import type { Route } from './+types/invoice'
import styles from './invoice.module.css'
import { invoiceByLink } from './invoice-by-link.ts'

export const headers = personalHeaders
export const meta = personalMeta

/** `/{lang}/order/{token}/invoice`: the invoice to view and print. The order's link is the permission. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { language, head } = pageRequest({ params, context })
  const { invoice, order, isOpen } = await invoiceByLink(context, params.token, request)
  const sheet = invoiceSheet(invoice, language)
  return {
    ...head,
    title: sheet.title,
    sheet,
    payment: paymentSummary(order, await context.get(servicePortsContext).reads.money.ofOrder(order.id), {
      isInvoiced: isOpen,
    }),
    isOver: order.status.state === 'cancelled',
    // An invoice that was issued as paid is marked as paid.
    isDue: isOpen && invoice.payment.state === 'due',
    token: params.token,
  }
}

export default function Invoice({ loaderData }: Route.ComponentProps) {
  const { sheet, payment, isDue, isOver, language, token } = loaderData
  const received = useReceivedLine()({ ...payment, isOver })
  return (
    <InvoicePage
      sheet={sheet}
      received={isDue || payment.toPay > 0 ? received : null}
      orderHref={`/${language}/order/${token}`}
    />
  )
}

interface InvoicePageProps {
  sheet: InvoiceSheet
  /** Shown above the sheet, which stays as issued. */
  received: string | null
  orderHref: string
}

/** An invoice as a page: a sheet with buttons on screen, the sheet alone in print. */
function InvoicePage({ sheet, received, orderHref }: InvoicePageProps) {
  const t = useTranslations('invoice')
  return (
    <Section>
      <div className={styles.actions}>
        <Actions>
          <ButtonLink kind="primary" size="compact" href={`${orderHref}/invoice.pdf?number=${sheet.number}`} download>
            {t('download')}
          </ButtonLink>
          <PrintButton>{t('print')}</PrintButton>
          <CompactLink href={orderHref}>{t('toOrder')}</CompactLink>
        </Actions>
        {received && (
          <Text>
            <strong>{received}</strong>
          </Text>
        )}
      </div>
      <article className={styles.sheet} aria-labelledby="invoice">
        <TrialMark of="invoice" />
        <div className={styles.head}>
          <address>
            <p className={styles.sender}>{sheet.sender}</p>
            <Lines lines={sheet.buyer} />
          </address>
          <FactList facts={sheet.facts} className={oneBelowTheOther} />
        </div>
        <h1 className={styles.title} id="invoice">
          {sheet.title}
        </h1>
        <InvoiceTable sheet={sheet} />
        <section className={styles.part} aria-labelledby="payment">
          <Heading level={2} size="small" id="payment">
            {t('pay')}
          </Heading>
          <p>
            <NoBreak>{sheet.payment}</NoBreak>
          </p>
          {sheet.account && <TransferDetails account={sheet.account} />}
        </section>
        {sheet.notes.length > 0 && (
          <section className={styles.part} aria-labelledby="tax-notes">
            <Heading level={2} size="small" id="tax-notes">
              {t('taxNotes')}
            </Heading>
            {sheet.notes.map((note) => (
              <p key={note}>{note}</p>
            ))}
          </section>
        )}
        <footer className={styles.issuer}>
          {sheet.issuer.map((lines) => (
            <p key={lines[0]}>
              <Lines lines={lines} />
            </p>
          ))}
        </footer>
      </article>
    </Section>
  )
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may have the same text
    <span key={index} className={styles.line}>
      {line}
    </span>
  ))
}

/** The lines and totals of an invoice. On phones each line is a small list. */
function InvoiceTable({ sheet }: { sheet: InvoiceSheet }) {
  const t = useTranslations('invoice')
  const { columns } = sheet
  return (
    <table className={classNames(table.table, styles.table)}>
      <caption>
        <VisuallyHidden>{t('lines')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{columns.what}</th>
          <th scope="col">{columns.quantity}</th>
          <th scope="col">{columns.price}</th>
          <th scope="col">{columns.rate}</th>
          <th scope="col">{columns.amount}</th>
        </tr>
      </thead>
      <tbody>
        {sheet.rows.map((row, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may have the same text
          <tr key={index}>
            <th scope="row">
              {row.what}
              {row.note !== undefined && <small>{row.note}</small>}
            </th>
            <td data-label={columns.quantity}>{row.quantity}</td>
            <td data-label={columns.price}>{row.price}</td>
            <td data-label={columns.rate}>{row.rate}</td>
            <td data-label={columns.amount}>{row.amount}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        {sheet.totals.map(({ label, value, total }) => (
          <tr key={label} className={total ? styles.total : undefined}>
            <th scope="row" colSpan={4}>
              {label}
            </th>
            <td>{value}</td>
          </tr>
        ))}
      </tfoot>
    </table>
  )
}
