import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'alert'
  title: string
  headingLevel?: 2 | 3 | undefined
  children?: ReactNode
}

/** Something that the reader should know before going on; `alert` says that something went wrong and is read out at once. */
export function Notice({ tone, title, headingLevel = 2, children }: NoticeProps) {
  const Heading: 'h2' | 'h3' = `h${headingLevel}`
  return (
    <div className={styles[tone]} role={tone === 'alert' ? 'alert' : undefined}>
      <Heading className={styles.title}>
        <Icon name={tone} />
        {title}
      </Heading>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  )
}
