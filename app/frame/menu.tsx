import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { certificationHref, certifications } from '#domain/workshop/certification.ts'
import { GoLink } from '../ui/go-link.tsx'
import { Logo } from '../ui/logo.tsx'
import { Sticker } from '../ui/sticker.tsx'
import { claim } from './claim.ts'
import { CompanyAddress } from './company-address.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './menu.module.css'
import { MenuCloseButton, menuId } from './menu-button.tsx'
import { flightLevelsHref, homeHref, isInside, workshopsHref } from './routes.ts'

interface MenuProps {
  language: Language
  alternateHref: string | null
  /** Path of the current page, to mark its entry. */
  currentPath: string
}

/** The full-screen menu: a native popover, so opening, Escape and the way back of the focus need no script. */
export function Menu({ language, alternateHref, currentPath }: MenuProps) {
  const t = useTranslations('frame')
  return (
    <div className={styles.panel} id={menuId} popover="auto" role="dialog" aria-label={t('mainMenu')} data-menu>
      <div className={styles.bar}>
        <Logo href={homeHref(language)} name="Flight Levels" target={t('home')} claim={claim} />
        <MenuCloseButton>{t('close')}</MenuCloseButton>
      </div>
      <div className={styles.main}>
        <nav aria-label={t('mainMenu')}>
          <ul className={styles.items}>
            <li>
              <a href={flightLevelsHref(language)}>{t('flightLevels')}</a>
            </li>
            <li>
              <a
                href={workshopsHref(language)}
                aria-current={isInside(workshopsHref(language), currentPath) ? 'page' : undefined}
              >
                {t('workshops')}
              </a>
            </li>
          </ul>
        </nav>
        <div className={styles.foot}>
          <CompanyAddress />
          <LanguageSwitch language={language} alternateHref={alternateHref} form="names" />
        </div>
      </div>
      <nav className={styles.side} aria-labelledby="menu-workshops">
        <h2 className={styles.sideTitle} id="menu-workshops">
          {t('sixWorkshops')}
        </h2>
        <ul className={styles.workshops}>
          {certifications.map((certification) => (
            <li key={certification.slug}>
              <Sticker src={`/stickers/${certification.slug}.svg`} size="small" lazy />
              <p>
                <a href={certificationHref(language, certification)}>{certification.title}</a>
                <span>{certification.promise[language]}</span>
              </p>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <GoLink href={workshopsHref(language)}>{t('allWorkshops')}</GoLink>
        </p>
      </nav>
    </div>
  )
}
