import type { ReactNode } from 'react'
import { Sticker } from './sticker.tsx'
import styles from './subject.module.css'

interface SubjectProps {
  sticker: string
  title: ReactNode
  /** One or two lines below the title. */
  children?: ReactNode
}

/** The subject of a panel: a small sticker with a title and a line of facts. */
export function Subject({ sticker, title, children }: SubjectProps) {
  return (
    <div className={styles.subject}>
      <Sticker src={sticker} size="small" />
      <p>
        <b>{title}</b>
        {children && <span>{children}</span>}
      </p>
    </div>
  )
}
