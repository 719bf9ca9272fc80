import type { ReactNode } from 'react'
import styles from './amount-list.module.css'
import { classNames } from './class-names.ts'

export interface AmountRow {
  label: ReactNode
  /** A quieter line below the label. */
  note?: ReactNode
  amount: string
  /** `strong` for deductions, `total` for the last line. */
  emphasis?: 'strong' | 'total' | undefined
  /** A hairline above, where a new part of the sum starts. */
  opensPart?: boolean | undefined
}

export function AmountList({ rows }: { rows: readonly AmountRow[] }) {
  return (
    <dl className={styles.amounts}>
      {rows.map(({ label, note, amount, emphasis, opensPart }, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines of one sum may have the same text
          key={index}
          className={classNames(emphasis && styles[emphasis], opensPart && styles.opensPart)}
        >
          <dt>
            {label}
            {note && <small>{note}</small>}
          </dt>
          <dd>{amount}</dd>
        </div>
      ))}
    </dl>
  )
}
