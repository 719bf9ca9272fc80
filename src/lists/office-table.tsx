import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { NoBreak, VisuallyHidden } from '#ui/text.tsx'
import styles from './office-table.module.css'

interface OfficeRow {
  key: string
  /** The row header, usually a link. */
  head: ReactNode
  /** A quieter line below it. */
  note?: ReactNode
  cells: readonly ReactNode[]
}

interface LabelledColumn {
  label: string
  /** Numbers are right-aligned; columns of buttons have a visually hidden header. */
  holds?: 'numbers' | 'buttons'
  /** Values that need no label on a phone: 'Bestätigt', '€ 1.990,00'. They come before those that do. */
  isBare?: boolean
}

/** A column header. */
type OfficeColumn = string | LabelledColumn

/** A column whose values need no label on a phone. */
export function bare(label: string): OfficeColumn {
  return { label, isBare: true }
}

interface OfficeTableProps {
  /** For screen readers. */
  caption: string
  /** The first is that of the row headers. */
  columns: readonly OfficeColumn[]
  rows: readonly OfficeRow[]
}

/** The most that a table has; they leave the row header no room on a tablet. */
const most = 6

/** A table where there is room; on phones a row is its header and a few lines of values, on tablets a row of the most columns has its header on a line of its own. */
export function OfficeTable({ caption, columns, rows }: OfficeTableProps) {
  const heads = columns.map((column): LabelledColumn => (typeof column === 'string' ? { label: column } : column))
  return (
    // Browsers forget that a table is one once its parts are no longer laid out as one.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={classNames(styles.table, columns.length === most && styles.wide)} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(({ label, holds }) => (
            <th key={label} scope="col" role="columnheader" className={holds && styles[holds]}>
              {holds === 'buttons' ? <VisuallyHidden>{label}</VisuallyHidden> : <NoBreak>{label}</NoBreak>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, note, cells }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              <NoBreak>{head}</NoBreak>
              {note && (
                <small>
                  <NoBreak>{note}</NoBreak>
                </small>
              )}
            </th>
            {cells.map((cell, index) => (
              <Cell key={heads[index + 1]?.label} column={heads[index + 1]}>
                {cell}
              </Cell>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

function Cell({ column, children }: { column: LabelledColumn | undefined; children: ReactNode }) {
  const isLabelled = !column?.isBare && column?.holds !== 'buttons'
  return (
    <td
      data-label={isLabelled ? column?.label : undefined}
      // biome-ignore lint/a11y/noRedundantRoles: see above
      role="cell"
      className={classNames(column?.holds && styles[column.holds], children === absent && styles.absent)}
    >
      {typeof children === 'string' ? <LongWords>{children}</LongWords> : children}
    </td>
  )
}

/** In a cell without a value; a phone leaves it out. */
const absent = '–'

/** An amount or day that stays on one line, however narrow its column. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}

/** Lets a word break that is too long for a column: the page would be wider than a tablet. */
export function LongWords({ children }: { children: string }) {
  return children.split(/[\s-]/).some(({ length }) => length > 24) ? (
    <span className={styles.long}>{children}</span>
  ) : (
    <NoBreak>{children}</NoBreak>
  )
}

/** User text, as typed. */
export function Words({ children }: { children: string }) {
  return (
    <p className={styles.words} dir="auto">
      {children}
    </p>
  )
}
