import { createContext, use } from 'react'
import { useTranslations } from 'use-intl'
import { menusWithout, type SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { frameMenus } from './frame-menus.ts'
import { type FramePage, pageUri } from './page-href.ts'

/** The menus that someone has written; those that are left out the frame has itself. */
export interface FrameMenus extends Partial<SiteMenus> {
  /** Addresses behind the language at which visitors find nothing: entries that lead there are not shown. */
  missing?: readonly string[]
}

export const MenusContext = createContext<FrameMenus | null>(null)

/** The menus of the frame, without what leads nowhere. */
export function useMenus(language: Language): SiteMenus {
  const t = useTranslations('frame.pages')
  const subMenu = useTranslations('frame.subMenu')
  const written = use(MenusContext)
  const menus = frameMenus(written, language, { page: t, way: (way) => subMenu(`${way}Title`) })
  return menusWithout(menus, written?.missing ?? [])
}

/** Whether visitors find something at a page that the frame links to. */
export function useIsThere(page: FramePage, language: Language): boolean {
  return !use(MenusContext)?.missing?.includes(pageUri(page, language))
}
