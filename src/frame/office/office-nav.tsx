import { useTranslations } from 'use-intl'
import type { Member } from '#domain/office/member.ts'
import styles from './office-nav.module.css'
import type { NavGroup } from './screens.ts'

interface OfficeNavProps {
  member: Member
  nav: readonly NavGroup[]
  currentPath: string
}

/** Where a member can go. On a phone it is closed until it is asked for, also without JavaScript. */
export function OfficeNav({ member, nav, currentPath }: OfficeNavProps) {
  const t = useTranslations('officeFrame')
  return (
    <>
      <input className={styles.toggle} type="checkbox" id="office-menu" aria-controls="office-nav" />
      <label className={styles.label} htmlFor="office-menu">
        {t('menu')}
      </label>
      <nav className={styles.nav} id="office-nav" aria-label={t('office')}>
        {nav.map(({ part, entries }) => (
          <div key={part} className={styles.part}>
            <span className={styles.partName} id={`office-${part}`}>
              {t(`parts.${part}`)}
            </span>
            <ul className={styles.entries} aria-labelledby={`office-${part}`}>
              {entries.map(({ href, name }) => (
                <li key={href}>
                  <a className={styles.entry} href={href} aria-current={currentOf(href, currentPath)}>
                    {t(`screens.${name}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
        <div className={styles.self}>
          <span className={styles.name}>
            {member.name}
            <small>{t(`roles.${member.role}`)}</small>
          </span>
          <a className={styles.entry} href="/office/account" aria-current={currentOf('/office/account', currentPath)}>
            {t('account')}
          </a>
          <a className={styles.entry} href="/">
            {t('site')}
          </a>
          <form method="post" action="/office/sign-out">
            <button type="submit" className={styles.entry}>
              {t('signOut')}
            </button>
          </form>
        </div>
      </nav>
    </>
  )
}

/** The page itself, or one that it led to. */
function currentOf(href: string, currentPath: string): 'page' | 'true' | undefined {
  if (href === currentPath) return 'page'
  return href !== '/office' && currentPath.startsWith(`${href}/`) ? 'true' : undefined
}
