import type { ReactNode } from 'react'
import { Notice } from '#ui/panel.tsx'
import styles from './webhook.module.css'

interface RevealedOnceProps {
  title: string
  secret: string
  /** What to do with it, and that it will not be seen again. */
  children: ReactNode
}

/** A secret that no one can look up later; one press selects all of it. */
export function RevealedOnce({ title, secret, children }: RevealedOnceProps) {
  return (
    <Notice tone="info" title={title}>
      <p>{children}</p>
      <code className={styles.secret}>{secret}</code>
    </Notice>
  )
}
