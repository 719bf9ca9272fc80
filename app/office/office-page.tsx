import type { ReactNode } from 'react'
import { Actions } from '../ui/actions.tsx'
import { Icon } from '../ui/icon.tsx'
import styles from './office-page.module.css'

interface OfficePageProps {
  title: ReactNode
  /** The screen that this one belongs to. */
  back?: { href: string; label: string } | undefined
  /** Buttons that lead on from here. */
  actions?: ReactNode
  children: ReactNode
}

/** One screen of the office: its title, what can be done, and the work itself. */
export function OfficePage({ title, back, actions, children }: OfficePageProps) {
  return (
    <div className={styles.page}>
      {back && (
        <a className={styles.back} href={back.href}>
          <Icon name="back" /> {back.label}
        </a>
      )}
      <div className={styles.head}>
        <h1>{title}</h1>
        {actions && <Actions>{actions}</Actions>}
      </div>
      {children}
    </div>
  )
}
