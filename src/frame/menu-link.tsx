import { useTranslations } from 'use-intl'
import { type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { type FramePage, isInside, pageHref } from './page-href.ts'
import { useIsThere } from './use-menus.ts'

interface FrameLinkProps {
  page: Exclude<FramePage, 'home' | 'discover' | 'selfPaced' | 'introduction'>
  language: Language
  /** Path of the current page: its link, and the one of the section that it is in, are marked. Left out where nothing is marked. */
  currentPath?: string | undefined
}

/** A link of the frame, by the name that its page has in menus. Nothing where that page is missing. */
export function FrameLink({ page, language, currentPath }: FrameLinkProps) {
  const t = useTranslations('frame.pages')
  const isThere = useIsThere(page, language)
  if (!isThere) return null
  const href = pageHref(page, language)
  const current = currentPath !== undefined && isInside(href, currentPath)
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {t(page)}
    </a>
  )
}

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
