import type { MenuItem, SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'
import type { Refusal, Result } from '#domain/result.ts'

export const menuPlaces = ['HEADER', 'MENU', 'FOOTER'] as const
export type MenuPlace = (typeof menuPlaces)[number]

export interface OfficeMenu {
  place: MenuPlace
  language: Language
  items: MenuItem[]
  /** 0 until the menu is first saved. */
  revision: number
}

/** The menus of the frame, for the office. */
export interface MenuService {
  find(place: MenuPlace, language: Language): Promise<OfficeMenu>
  /** Published at once. */
  save(menu: OfficeMenu): Promise<Result<object, Refusal<'stale'>>>
  /** The menus shown by the frame; a menu that was never saved is missing. */
  shown(language: Language): Promise<Partial<SiteMenus>>
  /** The possible link targets: published pages. */
  targets(language: Language): Promise<string[]>
}
