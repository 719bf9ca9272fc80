import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './stack.module.css'

interface StackProps {
  /** Space between the parts: 8, 16, 24, 32 or 48 px. */
  gap?: 'tight' | 'small' | 'medium' | 'large' | 'huge' | undefined
  children: ReactNode
}

export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}
