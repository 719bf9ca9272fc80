import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { classNames } from '#ui/class-names.ts'
import { Logo } from '#ui/logo.tsx'
import { CompanyAddress } from './footer.tsx'
import night from './frame.module.css'
import { useMenus } from './frame-menus.ts'
import styles from './menu.module.css'
import { MenuLink } from './menu-link.tsx'
import { pageHref } from './page-href.ts'
import { claim } from './site-settings.ts'
import { MenuItem, subMenuName } from './sub-menus.tsx'
import { LanguageSwitch } from './switches.tsx'

const menuId = 'menu'

/** The three lines of its icon are the three levels. */
export function MenuButton({ children }: { children: ReactNode }) {
  return (
    <button type="button" className={styles.button} popoverTarget={menuId} aria-haspopup="dialog">
      {children}
      <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
        <path d="M1 3Q11 .2 21 3" />
        <path d="M1 9.5C4 6.5 8 6.5 11 9.5S18 12.5 21 9.5" />
        <path d="M1 16.5 5 13.5 9 16.5 13 13 17 16.5 21 14" />
      </svg>
    </button>
  )
}

/** Focused when the menu opens. */
function MenuCloseButton({ children }: { children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: it names where the focus goes when the popover opens; on a closed one it does nothing
    <button type="button" className={styles.button} popoverTarget={menuId} popoverTargetAction="hide" autoFocus>
      {children}
      <svg viewBox="0 0 22 18" width="22" height="18" aria-hidden="true">
        <path d="m5 3 12 12M17 3 5 15" />
      </svg>
    </button>
  )
}

interface MenuProps {
  language: Language
  alternateHref: string | null
  currentPath: string
}

/** The full-screen menu: a native popover needs no script; only its sub-menus do (src/frame/browser/sub-menus.ts). */
export function Menu({ language, alternateHref, currentPath }: MenuProps) {
  const t = useTranslations('frame')
  const { menu } = useMenus(language)
  const place = { language, currentPath }

  return (
    <div
      className={classNames(night.night, styles.panel)}
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
