import { type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { isInside } from './page-href.ts'

interface MenuLinkProps {
  link: Link
  language: Language
  /** Path of the current page: its link, and the one of the section that it is in, are marked. Left out where nothing is marked. */
  currentPath?: string | undefined
}

/** A link of a menu. */
export function MenuLink({ link, language, currentPath }: MenuLinkProps) {
  const href = menuHref(link.uri, language)
  const current = currentPath !== undefined && isInside(href, currentPath)
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {link.label}
    </a>
  )
}
