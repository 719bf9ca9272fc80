import type { ReactNode } from 'react'
import styles from './section-head.module.css'

interface SectionHeadProps {
  id?: string | undefined
  title: ReactNode
  /** One or two sentences, on wide screens beside the title. */
  intro?: ReactNode
}

/** Opens a section whose content takes the whole width. */
export function SectionHead({ id, title, intro }: SectionHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id}>{title}</h2>
      {intro && <div className={styles.intro}>{intro}</div>}
    </header>
  )
}
