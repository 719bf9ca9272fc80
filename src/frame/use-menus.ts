import { use } from 'react'
import { useTranslations } from 'use-intl'
import { menusWithout, type SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import { frameMenus } from './frame-menus.ts'
import { MenusContext } from './menus-context.ts'
import { type FramePage, pageUri } from './page-href.ts'

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
