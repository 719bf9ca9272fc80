import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './table.module.css'
import { VisuallyHidden } from './text.tsx'

export interface TableRow {
  head: string
  /** A quieter line below the row header. */
  note?: string | undefined
  cells: readonly ReactNode[]
  /** The main row of the table. */
  highlighted?: boolean | undefined
}

interface TableProps {
  /** For screen readers. */
  caption: string
  /** The first is that of the row headers. */
  columns: readonly string[]
  rows: readonly TableRow[]
}

/** A small table of amounts: words left, numbers right. */
export function Table({ caption, columns, rows }: TableProps) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <caption>
          <VisuallyHidden>{caption}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ head, note, cells, highlighted }) => (
            <tr key={head} className={classNames(highlighted && styles.highlighted)}>
              <th scope="row">
                {head}
                {note && <small>{note}</small>}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
