import type { ReactNode } from 'react'
import styles from './heading.module.css'

interface HeadingProps {
  level: 2 | 3
  /** `part` is for a part of a section, `small` for a panel or a notice. */
  size: 'part' | 'small'
  id?: string | undefined
  children: ReactNode
}

/** A heading whose size is independent of its level: the level belongs to the outline. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element: 'h2' | 'h3' = `h${level}`
  return (
    <Element className={styles[size]} id={id}>
      {children}
    </Element>
  )
}
