import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Logo } from '#ui/logo.tsx'
import { Wrap } from '#ui/wrap.tsx'
import { claim } from './claim.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { MenuLink } from './menu-link.tsx'
import { pageHref } from './page-href.ts'
import { useMenus } from './use-menus.ts'

export interface HeaderProps {
  language: Language
  alternateHref: string | null
  /** Path of the current page, to mark its link. */
  currentPath: string
}

export function Header({ language, alternateHref, currentPath }: HeaderProps) {
  const t = useTranslations('frame')
  const { header: links } = useMenus(language)
  return (
    <header className={styles.header} data-recorded-height>
      <Wrap>
        <div className={styles.row}>
          <Logo href={pageHref('home', language)} name="Flight Levels" target={t('home')} claim={claim} travels />
          <nav className={styles.links} aria-label={t('quickLinks')}>
            <ul>
              {links.map((link) => (
                <li key={`${link.uri} ${link.label}`}>
                  <MenuLink link={link} language={language} currentPath={currentPath} />
                </li>
              ))}
            </ul>
          </nav>
          <div className={styles.language}>
            <LanguageSwitch language={language} alternateHref={alternateHref} form="codes" />
          </div>
          <MenuButton>{t('menu')}</MenuButton>
        </div>
      </Wrap>
    </header>
  )
}
