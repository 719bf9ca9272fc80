import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { Icon } from '#ui/icon.tsx'
import type { SubMenuName } from './menu-aim.ts'
import styles from './menu-item.module.css'
import { MenuLink } from './menu-link.tsx'
import { isInside } from './page-href.ts'
import { subMenuId } from './use-sub-menu.ts'

interface MenuItemProps {
  name: SubMenuName
  link: Link
  language: Language
  currentPath: string
  /** Whether it is a button that opens the sub-menu, or still a link with the sub-menu's content in view below it. */
  isAlive: boolean
  open: boolean
  onToggle(): void
  onClose(): void
  /** The sub-menu's content, below a heading of its own. */
  children: ReactNode
}

/**
 * An item of the menu with a sub-menu. Until the script is there it is a link, with the sub-menu's content in view below it; then it is
 * a button that opens the sub-menu. The sub-menu follows its button in the document, so that Tab leads from one into the other.
 */
export function MenuItem(props: MenuItemProps) {
  const { name, link, language, currentPath, isAlive, open, onToggle, onClose, children } = props
  const t = useTranslations('frame')
  const back = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    // Shown only where the sub-menu covers the items; what is not shown takes no focus.
    if (open) back.current?.focus()
  }, [open])

  return (
    <li data-sub-menu={name}>
      {isAlive ? (
        <button
          type="button"
          className={styles.item}
          aria-expanded={open}
          aria-controls={subMenuId(name)}
          aria-current={isInside(menuHref(link.uri, language), currentPath) ? 'page' : undefined}
          onClick={onToggle}
        >
          {link.label}
          <Icon name="next" />
        </button>
      ) : (
        <MenuLink link={link} language={language} currentPath={currentPath} />
      )}
      <div className={styles.subMenu} id={subMenuId(name)} data-open={open || undefined}>
        <button type="button" className={styles.back} ref={back} onClick={onClose}>
          <Icon name="back" />
          {t('mainMenu')}
        </button>
        {children}
      </div>
    </li>
  )
}
