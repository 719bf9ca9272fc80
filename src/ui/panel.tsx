import { type ReactNode, useId } from 'react'
import { Heading } from './heading.tsx'
import styles from './panel.module.css'

interface PanelProps {
  title: string
  headingLevel?: 2 | 3 | undefined
  children: ReactNode
}

/** A surface that groups related content: a summary, a short form. */
export function Panel({ title, headingLevel = 2, children }: PanelProps) {
  const id = useId()
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <Heading level={headingLevel} size="small" id={id}>
        {title}
      </Heading>
      <div className={styles.body}>{children}</div>
    </section>
  )
}
