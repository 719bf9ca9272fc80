import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { classNames } from '#ui/class-names.ts'
import { Logo } from '#ui/logo.tsx'
import night from '#ui/night.module.css'
import { claim } from './claim.ts'
import { CompanyAddress } from './company-address.tsx'
import { useMenus } from './frame-menus.ts'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './menu.module.css'
import { MenuCloseButton, menuId } from './menu-button.tsx'
import { MenuLink } from './menu-link.tsx'
import { pageHref } from './page-href.ts'
import { MenuItem, subMenuName } from './sub-menus.tsx'

interface MenuProps {
  language: Language
  alternateHref: string | null
  /** Path of the current page, to mark its entry. */
  currentPath: string
}

/**
 * The full-screen menu: a native popover, so opening, Escape and returning the focus need no script; only its sub-menus do
 * (src/frame/browser/sub-menus.ts).
 */
export function Menu({ language, alternateHref, currentPath }: MenuProps) {
  const t = useTranslations('frame')
  const { menu } = useMenus(language)
  const place = { language, currentPath }

  return (
    <div
      className={classNames(night.ground, styles.panel)}
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label={t('mainMenu')}
      data-menu
    >
      <div className={styles.bar}>
        <Logo href={pageHref('home', language)} name="Flight Levels" target={t('home')} claim={claim} drawing="same" />
        <MenuCloseButton>{t('close')}</MenuCloseButton>
      </div>
      <div className={styles.main}>
        <nav aria-label={t('mainMenu')}>
          <ul className={styles.items}>
            {menu
              .filter(({ quiet }) => !quiet)
              .map((item, index) => {
                const name = subMenuName(item, index, language)
                return item.children?.length ? (
                  <MenuItem key={name} name={name} item={item} {...place} />
                ) : (
                  <li key={name}>
                    <MenuLink link={item} {...place} />
                  </li>
                )
              })}
          </ul>
          <ul className={styles.secondary}>
            {menu
              .filter(({ quiet }) => quiet)
              .map((link) => (
                <li key={`${link.uri} ${link.label}`}>
                  <MenuLink link={link} {...place} />
                </li>
              ))}
          </ul>
        </nav>
        <div className={styles.foot}>
          <CompanyAddress />
          <LanguageSwitch language={language} alternateHref={alternateHref} form="names" />
        </div>
      </div>
      <svg className={styles.levels} viewBox="0 0 44 42" aria-hidden="true">
        <path d="M3 8.5Q22 3 41 8.5" />
        <path d="M3 20.5C9 15 15 15.5 21.5 20.5S35 25.5 41 20" />
        <path d="M3 36 10.5 30 16.5 34.5 24 28 31 35 36 31.5 41 35" />
      </svg>
    </div>
  )
}
