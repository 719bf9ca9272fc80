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

interface SectionHeadProps {
  id: string
  title: ReactNode
  align?: 'left' | 'center' | 'right' | undefined
  /** One or two sentences, beside the title on wide screens. */
  intro?: ReactNode
}

/** The heading of a full-width section. */
export function SectionHead({ id, title, align = 'left', intro }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id} className={styles[align]}>
        {title}
      </h2>
      {intro && <div className={styles.intro}>{intro}</div>}
    </header>
  )
}
