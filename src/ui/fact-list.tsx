import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './fact-list.module.css'

export interface Fact {
  label: string
  value: ReactNode
}

interface FactListProps {
  facts: readonly Fact[]
  className?: string | undefined
}

/** For `className`: one fact below the other, as on an invoice. */
export const oneBelowTheOther = styles.rows

/** A few short facts in a row: duration, place, language, price. `className` changes the layout. */
export function FactList({ facts, className = styles.facts }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}

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
          // Where it changes in a live region, its label is read out with it.
          aria-atomic
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

interface ChangeListProps {
  changes: readonly { key: string; name: string; before: string; after: string }[]
  /** What the two values are called, and what is shown for an empty one. */
  words: { before: string; after: string; nothing: string }
}

/** Values that differ, each with both of its sides. */
export function ChangeList({ changes, words }: ChangeListProps) {
  return (
    <dl className={styles.changes}>
      {changes.map(({ key, name, before, after }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>
            <span>{words.before}</span> {before || words.nothing}
          </dd>
          <dd>
            <span>{words.after}</span> {after || words.nothing}
          </dd>
        </div>
      ))}
    </dl>
  )
}
