import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './office-page.module.css'

interface OfficePageProps {
  title: ReactNode
  /** What was done just before (`SuccessBanner`): on top, where it is seen without scrolling. */
  done?: ReactNode
  /** The screen that led here. */
  back?: { href: string; label: string } | undefined
  /** Buttons beside the title. */
  actions?: ReactNode
  /** A sentence below the title. */
  lede?: ReactNode
  children: ReactNode
}

/** Every screen of the office: the way back, the title, what can be done here, and the matter itself. */
export function OfficePage({ title, done, back, actions, lede, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      {done}
      {back && (
        <a className={styles.back} href={back.href}>
          <Icon name="back" />
          {back.label}
        </a>
      )}
      <header className={styles.head}>
        <h1>{title}</h1>
        {actions && <div className={styles.actions}>{actions}</div>}
        {lede && <div className={styles.lede}>{lede}</div>}
      </header>
      {children}
    </div>
  )
}
