import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Logo } from '../ui/logo.tsx'
import { Wrap } from '../ui/wrap.tsx'
import { claim } from './claim.ts'
import styles from './header.module.css'
import { LanguageSwitch } from './language-switch.tsx'
import { MenuButton } from './menu-button.tsx'
import { flightLevelsHref, homeHref, workshopsHref } from './routes.ts'

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
  const inWorkshops = currentPath === workshops || currentPath.startsWith(`${workshops}/`)
  return (
    <header className={styles.header}>
      <Wrap>
        <div className={styles.row}>
          <Logo href={homeHref(language)} label={t('home')} name="Flight Levels" claim={claim} />
          <nav className={styles.links} aria-label={t('quickLinks')}>
            <ul>
              <li>
                <a href={flightLevelsHref(language)}>{t('flightLevels')}</a>
              </li>
              <li>
                <a href={workshops} aria-current={inWorkshops ? 'page' : undefined}>
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
