import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Logo } from '../ui/logo.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { claim } from './claim.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { flightLevelsHref, homeHref, isInside, workshopsHref } from './routes.ts'

export interface HeaderProps {
  language: Language
  alternateHref: string | null
  /** Path of the current page, to mark its link. */
  currentPath: string
}

/** Mark, the most used links, the language and the way into the menu. */
export function Header({ language, alternateHref, currentPath }: HeaderProps) {
  const t = useTranslations('frame')
  const workshops = workshopsHref(language)
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <Logo href={homeHref(language)} name="Flight Levels" target={t('home')} claim={claim} />
          <nav className={styles.links} aria-label={t('quickLinks')}>
            <ul>
              <li>
                <a href={flightLevelsHref(language)}>{t('flightLevels')}</a>
              </li>
              <li>
                <a href={workshops} aria-current={isInside(workshops, currentPath) ? 'page' : undefined}>
                  {t('workshops')}
                </a>
              </li>
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
