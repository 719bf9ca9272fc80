import { type ReactNode, use } from 'react'
import { useTranslations } from 'use-intl'
import { InPreview } from './component-blocks.tsx'
import styles from './flow.module.css'

/** Running content with text spacing: paragraphs close together, sections further apart. */
export function Flow({ children }: { children: ReactNode }) {
  return <div className={styles.flow}>{children}</div>
}

interface UnknownMarkProps {
  /** The block's name at the content source; undefined for a known block. */
  name: string | undefined
  children: ReactNode
}

/** Shows an editor in a preview that the site does not know a block. Visitors see only what can be rendered of it. */
export function UnknownMark({ name, children }: UnknownMarkProps) {
  const isPreview = use(InPreview)
  return isPreview && name !== undefined ? <Mark name={name}>{children}</Mark> : children
}

function Mark({ name, children }: { name: string; children: ReactNode }) {
  const t = useTranslations('preview')
  return (
    <div className={styles.mark} data-unknown-block={name}>
      <p className={styles.name}>
        <b>{t('unknownBlock')}</b> <code>{name}</code>
      </p>
      <p className={styles.note}>{t('unknownBlockText')}</p>
      {children}
    </div>
  )
}
