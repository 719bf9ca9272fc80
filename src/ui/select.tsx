import type { ComponentProps } from 'react'
import styles from './input.module.css'

export interface Option {
  value: string
  label: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly Option[]
  /** First entry, chosen while nothing else is: 'Bitte auswählen'. */
  placeholder?: string | undefined
}

/** One of many. For up to five, radio buttons are easier. */
export function Select({ options, placeholder, ...select }: SelectProps) {
  return (
    <select className={styles.select} {...select}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}
