import type { ReactNode } from 'react'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import styles from './notice.module.css'

interface NoticeProps {
  tone: 'info' | 'alert'
  title: string
  headingLevel?: 2 | 3 | undefined
  children?: ReactNode
}

/** A note to read before continuing; `alert` reports an error and is announced at once. */
export function Notice({ tone, title, headingLevel = 2, children }: NoticeProps) {
  return (
    <div className={styles[tone]} role={tone === 'alert' ? 'alert' : undefined}>
      <div className={styles.title}>
        <Icon name={tone} />
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
      </div>
      {children && <div className={styles.body}>{children}</div>}
    </div>
  )
}
