import type { ReactNode } from 'react'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'
import styles from './office-table.module.css'

interface OfficeRow {
  key: string
  /** What the row is about, in most cases a link to it. */
  head: ReactNode
  /** A quieter line below the head. */
  note?: ReactNode
  cells: readonly ReactNode[]
}

/** A column by its head. Numbers are aligned right; columns of buttons have a head for screen readers only. */
type OfficeColumn = string | { label: string; holds: 'numbers' | 'buttons' }

interface OfficeTableProps {
  /** Says to those who listen what the table is about. */
  caption: string
  /** Column heads; the first is over the row heads. */
  columns: readonly OfficeColumn[]
  rows: readonly OfficeRow[]
}

/** A table where there is room; on a phone each row is a card whose cells say what they are. */
export function OfficeTable({ caption, columns, rows }: OfficeTableProps) {
  const heads = columns.map((column) =>
    typeof column === 'string' ? { label: column } : { label: column.label, className: styles[column.holds] },
  )
  return (
    // Browsers forget that a table is one once its parts are no longer laid out as one.
    // biome-ignore-start lint/a11y/noRedundantRoles: see above
    <table className={styles.table} role="table">
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
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    // biome-ignore-end lint/a11y/noRedundantRoles: see above
  )
}
