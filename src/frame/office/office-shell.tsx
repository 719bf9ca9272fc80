import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Member } from '#domain/office/member.ts'
import { Logo } from '#ui/logo.tsx'
import { ThemeSwitch } from '../theme-switch.tsx'
import { LanguageForm } from './language-form.tsx'
import { OfficeNav } from './office-nav.tsx'
import styles from './office-shell.module.css'
import type { NavGroup } from './screens.ts'

interface OfficeShellProps {
  /** Null before anyone has signed in: there is nowhere to go yet. */
  member: Member | null
  /** The screens that the member may open. */
  nav: readonly NavGroup[]
  /** Path of the current page, to mark its entry. */
  currentPath: string
  children: ReactNode
}

/** What is around every screen of the office: navigation beside it, on a phone a menu above it. */
export function OfficeShell({ member, nav, currentPath, children }: OfficeShellProps) {
  const t = useTranslations('officeFrame')
  return (
    <div className={member ? styles.shell : styles.plain}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.bar}>
        <Logo href={member ? '/office' : '/'} name="Flight Levels" claim={t('office')} target={t('home')} />
        {member && <OfficeNav member={member} nav={nav} currentPath={currentPath} />}
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
      <footer className={styles.foot}>
        <LanguageForm here={currentPath} />
        <ThemeSwitch />
      </footer>
    </div>
  )
}
