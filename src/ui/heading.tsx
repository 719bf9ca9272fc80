import type { ReactNode } from 'react'
import styles from './heading.module.css'

interface HeadingProps {
  level: 2 | 3
  /** `part` opens a part of a section, `small` a panel or a notice. */
  size: 'part' | 'small'
  id?: string | undefined
  children: ReactNode
}

/** A heading whose size is chosen apart from its level: the level belongs to the outline, the size to the eye. */
export function Heading({ level, size, id, children }: HeadingProps) {
  const Element: 'h2' | 'h3' = `h${level}`
  return (
    <Element className={styles[size]} id={id}>
      {children}
    </Element>
  )
}
