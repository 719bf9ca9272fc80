import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  id?: string | undefined
  title: ReactNode
  align?: 'left' | 'center' | 'right' | undefined
  /** One or two sentences, on wide screens beside the title. */
  intro?: ReactNode
}

/** Opens a section whose content takes the whole width. */
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
