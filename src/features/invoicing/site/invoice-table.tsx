import { useTranslations } from 'use-intl'
import { classNames } from '#ui/class-names.ts'
import table from '#ui/table.module.css'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import type { InvoiceSheet } from '../documents/invoice-sheet.ts'
import styles from './invoice-table.module.css'

/** The lines and totals of an invoice. On phones each line is a small list. */
export function InvoiceTable({ sheet }: { sheet: InvoiceSheet }) {
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
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an invoice may say the same
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
