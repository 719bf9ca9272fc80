import type { ReactNode } from 'react'
import { Checkbox } from './checkbox.tsx'
import styles from './choice-box.module.css'
import type { ChoiceProps } from './choice-props.ts'

interface ChoiceBoxProps extends ChoiceProps {
  /** At the end of the first line: the price. */
  aside?: ReactNode
  error?: string | undefined
}

/** A framed checkbox for an add-on: title, price and description. */
export function ChoiceBox({ label, aside, ...choice }: ChoiceBoxProps) {
  return (
    <div className={styles.frame}>
      <Checkbox
        label={
          <span className={styles.line}>
            <b>{label}</b>
            {aside && <b className={styles.aside}>{aside}</b>}
          </span>
        }
        {...choice}
      />
    </div>
  )
}
