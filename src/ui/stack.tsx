import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Heading } from './heading.tsx'
import styles from './stack.module.css'

interface StackProps {
  /** Space between the parts: 8, 16, 24, 32 or 48 px. */
  gap?: 'tight' | 'small' | 'medium' | 'large' | 'huge' | undefined
  children: ReactNode
}

export function Stack({ gap = 'medium', children }: StackProps) {
  return <div className={classNames(styles.stack, styles[gap])}>{children}</div>
}

interface PartProps {
  title: ReactNode
  /** Space between its children, as in `Stack`. */
  gap?: 'small' | 'medium' | undefined
  children: ReactNode
}

export function Part({ title, gap, children }: PartProps) {
  return (
    <Stack gap={gap}>
      <Heading level={2} size="part">
        {title}
      </Heading>
      {children}
    </Stack>
  )
}

/** Related buttons and links, side by side where there is room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className={styles.actions}>{children}</div>
}
