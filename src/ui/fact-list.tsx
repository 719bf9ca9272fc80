import type { ReactNode } from 'react'
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
