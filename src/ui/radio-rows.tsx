import type { ReactNode } from 'react'
import choice from './choice.module.css'
import { classNames } from './class-names.ts'
import { Dotted } from './dotted.tsx'
import styles from './radio-rows.module.css'

export interface RadioRow {
  value: string
  title: string
  details: readonly ReactNode[]
  /** At the end of the row: a badge or a few words. */
  aside?: ReactNode
  /** Not selectable: sold out. */
  disabled: boolean
}

interface RadioRowsProps {
  id: string
  label: string
  name: string
  rows: readonly RadioRow[]
  value: string
  onChoose: (value: string) => void
}

/** Radio buttons whose options need a line or two each. The whole row is clickable; arrow keys move between rows. */
export function RadioRows({ id, label, name, rows, value: chosen, onChoose }: RadioRowsProps) {
  return (
    <div className={styles.rows} id={id} role="radiogroup" aria-label={label}>
      {rows.map(({ value, title, details, aside, disabled }) => (
        <label className={styles.row} key={value}>
          <input
            type="radio"
            className={classNames(choice.box, choice.dot)}
            id={`${id}-${value}`}
            name={name}
            value={value}
            checked={value === chosen}
            disabled={disabled}
            onChange={() => onChoose(value)}
          />
          <span className={styles.text}>
            <b>{title}</b> <Dotted items={details} />
          </span>
          {aside && <span className={styles.aside}>{aside}</span>}
        </label>
      ))}
    </div>
  )
}
