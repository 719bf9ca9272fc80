import type { ReactNode } from 'react'
import { unbroken } from '#i18n/unbroken.ts'
import { classNames } from './class-names.ts'
import styles from './text.module.css'

interface TextProps {
  /** `lede` opens a section, `small` is for labels and metadata, `tiny` for hints and legal notes. */
  size?: 'normal' | 'lede' | 'small' | 'tiny' | undefined
  tone?: 'ink' | 'quiet' | undefined
  id?: string | undefined
  children: ReactNode
}

/** A paragraph at a readable width. */
export function Text({ size = 'normal', tone = 'ink', id, children }: TextProps) {
  return (
    <p className={classNames(styles.text, styles[size], tone === 'quiet' && styles.quiet)} id={id}>
      {children}
    </p>
  )
}

/** Text for screen readers. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  return <span className={styles.hidden}>{children}</span>
}

/** Text whose numbers of documents, hours, days and 'E-Mail' stay on one line. */
export function NoBreak({ children }: { children: ReactNode }) {
  return unbroken(children, { className: styles.unbroken })
}

/** Breaks a long e-mail address after the @, never before its last character. */
export function BreakableAddress({ address }: { address: string }) {
  const at = address.indexOf('@') + 1
  return (
    <>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </>
  )
}
