import { type ReactNode, useId } from 'react'
import { Sticker } from './badge.tsx'
import { Heading } from './heading.tsx'
import { Icon } from './icon.tsx'
import styles from './panel.module.css'
import { Text } from './text.tsx'

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

interface NoticeProps {
  tone: 'info' | 'alert'
  title: string
  headingLevel?: 2 | 3 | undefined
  text?: ReactNode
  children?: ReactNode
}

/** A note to read before continuing; `alert` reports an error and is announced at once. */
export function Notice({ tone, title, headingLevel = 2, text, children }: NoticeProps) {
  return (
    <div className={styles[tone]} role={tone === 'alert' ? 'alert' : undefined}>
      <div className={styles.title}>
        <Icon name={tone} />
        <Heading level={headingLevel} size="small">
          {title}
        </Heading>
      </div>
      {(text || children) && (
        <div className={styles.noticeBody}>
          {text && <Text>{text}</Text>}
          {children}
        </div>
      )}
    </div>
  )
}

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
