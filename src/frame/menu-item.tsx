import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { SubMenuName } from './browser/menu-aim.ts'
import styles from './menu-item.module.css'
import { MenuLink } from './menu-link.tsx'
import { isInside } from './page-href.ts'
import { subMenuId } from './sub-menu-id.ts'

interface MenuItemProps {
  name: SubMenuName
  link: Link
  language: Language
  currentPath: string
  /** The sub-menu's content, below its own heading. */
  children: ReactNode
}

/**
 * A menu item with a sub-menu. Without the script it is a link with the sub-menu's content below; with it, a button that opens the sub-menu
 * (src/frame/browser/sub-menus.ts). The sub-menu follows its button in the document, so that Tab leads into it.
 */
export function MenuItem({ name, link, language, currentPath, children }: MenuItemProps) {
  const t = useTranslations('frame')
  return (
    <li className={styles.entry} data-sub-menu={name}>
      <MenuLink link={link} language={language} currentPath={currentPath} />
      <button
        type="button"
        className={styles.item}
        aria-expanded={false}
        aria-controls={subMenuId(name)}
        aria-current={isInside(menuHref(link.uri, language), currentPath) ? 'page' : undefined}
      >
        {link.label}
        <Icon name="next" />
      </button>
      <div className={styles.subMenu} id={subMenuId(name)}>
        <button type="button" className={styles.back} data-back>
          <Icon name="back" />
          {t('mainMenu')}
        </button>
        {children}
      </div>
    </li>
  )
}
