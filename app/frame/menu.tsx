import { useTranslations } from 'use-intl'
import type { Language } from '#domain/language.ts'
import { Logo } from '../ui/logo.tsx'
import { claim } from './claim.ts'
import { CompanyAddress } from './company-address.tsx'
import { FlightLevelsSubMenu } from './flight-levels-sub-menu.tsx'
import { FrameLink } from './frame-link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import styles from './menu.module.css'
import { MenuCloseButton, menuId } from './menu-button.tsx'
import { MenuItem } from './menu-item.tsx'
import { pageHref } from './page-href.ts'
import type { SubMenuName } from './pointer-wish.ts'
import { useScripted } from './use-scripted.ts'
import { useSubMenu } from './use-sub-menu.ts'
import { WorkshopsSubMenu } from './workshops-sub-menu.tsx'

const plainItems = ['consulting', 'speaking', 'books', 'blog'] as const
const secondaryItems = ['about', 'contact', 'twig'] as const

interface MenuProps {
  language: Language
  alternateHref: string | null
  /** Path of the current page, to mark its entry. */
  currentPath: string
}

/** The full-screen menu: a native popover, so opening, Escape and the way back of the focus need no script. */
export function Menu({ language, alternateHref, currentPath }: MenuProps) {
  const t = useTranslations('frame')
  const scripted = useScripted()
  const subMenu = useSubMenu()
  const place = { language, currentPath }
  const item = (name: SubMenuName) => ({
    ...place,
    name,
    open: subMenu.open === name,
    onToggle: () => subMenu.toggle(name),
    onClose: subMenu.close,
  })

  return (
    <div
      className={styles.panel}
      id={menuId}
      popover="auto"
      role="dialog"
      aria-label={t('mainMenu')}
      data-menu
      data-scripted={scripted || undefined}
      data-covered={subMenu.open !== null || undefined}
      {...subMenu.listeners}
    >
      <div className={styles.bar}>
        <Logo href={pageHref('home', language)} name="Flight Levels" target={t('home')} claim={claim} />
        <MenuCloseButton>{t('close')}</MenuCloseButton>
      </div>
      <div className={styles.main}>
        <nav aria-label={t('mainMenu')}>
          <ul className={styles.items}>
            <MenuItem {...item('flightLevels')}>
              <FlightLevelsSubMenu language={language} />
            </MenuItem>
            <MenuItem {...item('workshops')}>
              <WorkshopsSubMenu language={language} />
            </MenuItem>
            {plainItems.map((page) => (
              <li key={page}>
                <FrameLink page={page} {...place} />
              </li>
            ))}
          </ul>
          <ul className={styles.secondary}>
            {secondaryItems.map((page) => (
              <li key={page}>
                <FrameLink page={page} {...place} />
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
