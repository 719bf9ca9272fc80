import type { ReactNode } from 'react'
import styles from './heading.module.css'

interface HeadingProps {
  level: 2 | 3 | 4
  /** `section` opens a section, `part` a part of one, `small` a panel or a card. The size does not follow the level. */
  size: 'section' | 'part' | 'small'
  id?: string | undefined
  /** Lets scripts and links move the focus here. */
  focusable?: boolean | undefined
  children: ReactNode
}

/** A heading whose size is chosen apart from its level: the level belongs to the outline, the size to the eye. */
export function Heading({ level, size, id, focusable, children }: HeadingProps) {
  const Element: 'h2' | 'h3' | 'h4' = `h${level}`
  return (
    <Element className={styles[size]} id={id} tabIndex={focusable ? -1 : undefined}>
      {children}
    </Element>
  )
}
