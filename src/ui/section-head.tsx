import type { ReactNode } from 'react'
import styles from './section-head.module.css'

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
