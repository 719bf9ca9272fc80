import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'
import { menusWithout, type SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { frameMenus } from './frame-menus.ts'
import { type FramePage, pageUri } from './page-href.ts'

/** The edited menus; missing ones have defaults. */
export interface FrameMenus extends Partial<SiteMenus> {
  /** Paths without language that lead nowhere, whose entries are hidden. */
  missing?: readonly string[]
}

export const MenusContext = createContext<FrameMenus | null>(null)

/** The menus of the frame without dead entries. */
export function useMenus(language: Language): SiteMenus {
  const t = useTranslations('frame.pages')
  const subMenu = useTranslations('frame.subMenu')
  const written = use(MenusContext)
  const menus = frameMenus(written, language, { page: t, way: (way) => subMenu(`${way}Title`) })
  return menusWithout(menus, written?.missing ?? [])
}

/** Whether a page that the frame links to exists. */
export function useIsThere(page: FramePage, language: Language): boolean {
  return !use(MenusContext)?.missing?.includes(pageUri(page, language))
}
