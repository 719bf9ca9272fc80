import type { ComponentProps } from 'react'
import styles from './input.module.css'

/** One line of text. Set `autoComplete`, `inputMode` and `type`, which choose the keyboard on phones. */
export function TextInput({ type = 'text', ...input }: Omit<ComponentProps<'input'>, 'className'>) {
  return <input type={type} className={styles.input} {...input} />
}

/** Several lines of text; grows with its content where the browser supports it. */
export function TextArea({ rows = 4, ...area }: Omit<ComponentProps<'textarea'>, 'className'>) {
  return <textarea rows={rows} className={styles.area} {...area} />
}

export interface Option {
  value: string
  label: string
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly Option[]
  /** The first entry, selected by default: 'Bitte auswählen'. */
  placeholder?: string | undefined
}

/** A select. For up to five options, radio buttons are easier. */
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
