import type { ReactNode } from 'react'
import { classNames } from '#ui/class-names.ts'
import { VisuallyHidden } from '#ui/text.tsx'
import styles from './lists.module.css'

interface OfficeRow {
  key: string
  /** The row header, usually a link. */
  head: ReactNode
  /** A quieter line below it. */
  note?: ReactNode
  cells: readonly ReactNode[]
}

/** A column header. Numbers are right-aligned; columns of buttons have a visually hidden header. */
type OfficeColumn = string | { label: string; holds: 'numbers' | 'buttons' }

interface OfficeTableProps {
  /** For screen readers. */
  caption: string
  /** The first is that of the row headers. */
  columns: readonly OfficeColumn[]
  rows: readonly OfficeRow[]
}

/** The most that a table has; they leave the row header no room on a tablet. */
const most = 6

/** A table where there is room; on phones each row is a card with labelled cells, on tablets a row of the most columns has its header on a line of its own. */
export function OfficeTable({ caption, columns, rows }: OfficeTableProps) {
  const heads = columns.map((column) =>
    typeof column === 'string' ? { label: column } : { label: column.label, className: styles[column.holds] },
  )
  return (
    // Browsers forget that a table is one once its parts are no longer laid out as one.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={classNames(styles.table, columns.length === most && styles.wide)} role="table">
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map(({ label, className }) => (
            <th key={label} scope="col" role="columnheader" className={className}>
              {className === styles.buttons ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {rows.map(({ key, head, note, cells }) => (
          <tr key={key} role="row">
            <th scope="row" role="rowheader">
              {head}
              {note && <small>{note}</small>}
            </th>
            {cells.map((cell, index) => (
              <td
                key={heads[index + 1]?.label}
                data-label={heads[index + 1]?.label}
                role="cell"
                className={heads[index + 1]?.className}
              >
                {typeof cell === 'string' ? <LongWords>{cell}</LongWords> : cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}

/** An amount or day that stays on one line, however narrow its column. */
export function Unbroken({ children }: { children: ReactNode }) {
  return <span className={styles.unbroken}>{children}</span>
}

/** Lets a word break that is too long for a column: the page would be wider than a tablet. */
export function LongWords({ children }: { children: string }) {
  return children.split(/[\s-]/).some(({ length }) => length > 24) ? (
    <span className={styles.long}>{children}</span>
  ) : (
    children
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
