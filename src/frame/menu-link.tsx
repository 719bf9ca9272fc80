import { useTranslations } from 'use-intl'
import { type MenuLink as Link, menuHref } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { useIsThere } from './frame-menus.ts'
import { type FramePage, isInside, pageHref } from './page-href.ts'

interface FrameLinkProps {
  page: Exclude<FramePage, 'home' | 'discover' | 'selfPaced' | 'introduction'>
  language: Language
}

/** A link of the frame, named as in menus. Not rendered when its page is missing. */
export function FrameLink({ page, language }: FrameLinkProps) {
  const t = useTranslations('frame.pages')
  const isThere = useIsThere(page, language)
  return isThere && <a href={pageHref(page, language)}>{t(page)}</a>
}

interface MenuLinkProps {
  link: Link
  language: Language
  /** Path of the current page, to mark its link and that of its section. Undefined to mark nothing. */
  currentPath?: string | undefined
}

export function MenuLink({ link, language, currentPath }: MenuLinkProps) {
  const href = menuHref(link.uri, language)
  const current = currentPath !== undefined && isInside(href, currentPath)
  return (
    <a href={href} aria-current={current ? 'page' : undefined}>
      {link.label}
    </a>
  )
}
