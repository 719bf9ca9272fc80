import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { may } from '#domain/office/role.ts'
import type { Member } from '#usecases/ports/accounts.ts'
import { Logo } from '../ui/logo.tsx'
import styles from './office-frame.module.css'
import { screens } from './screens.ts'

interface OfficeFrameProps {
  member: Pick<Member, 'name' | 'role'>
  language: Language
  currentPath: string
  children: ReactNode
}

/** What stands around every screen of the office: where one can go, who is at work, the language, the way out. */
export function OfficeFrame({ member, language, currentPath, children }: OfficeFrameProps) {
  const t = useTranslations('office')
  const shown = screens.filter(({ nav, task }) => nav !== null && may(member.role, task))
  return (
    <div className={styles.office}>
      <a className={styles.skip} href="#content">
        {t('skip')}
      </a>
      <header className={styles.side}>
        <Logo href="/office" name={t('name')} target={t('nav.today')} />
        <nav className={styles.menu} aria-label={t('menu')}>
          <ul>
            {shown.map(({ path, nav }) => (
              <li key={path}>
                <a href={path} aria-current={isHere(path, currentPath) ? 'page' : undefined}>
                  {nav && t(`nav.${nav}`)}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <p>
            {member.name}
            <small>{t(`roles.${member.role}`)}</small>
          </p>
          <Languages language={language} currentPath={currentPath} />
          <p>
            <a href={`/${language}`}>{t('toSite')}</a>
          </p>
          <form method="post" action="/office/sign-out">
            <button type="submit">{t('signOut')}</button>
          </form>
        </div>
      </header>
      <main className={styles.main} id="content" tabIndex={-1}>
        {children}
      </main>
    </div>
  )
}

/** The languages of the office, each by its own name. */
export function Languages({ language, currentPath }: { language: Language; currentPath: string }) {
  const t = useTranslations('office')
  return (
    <p className={styles.languages}>
      {(['de', 'en'] as const).map((one) => (
        <a key={one} href={`${currentPath}?language=${one}`} lang={one} aria-current={one === language || undefined}>
          {t(`languages.${one}`)}
        </a>
      ))}
    </p>
  )
}

/** '/office' is the start and not above everything else. */
function isHere(path: string, current: string): boolean {
  return current === path || (path !== '/office' && current.startsWith(`${path}/`))
}
