import type { MenuItem, SiteMenus } from '#domain/content/menu.ts'
import type { Language } from '#domain/language.ts'

export const menuPlaces = ['HEADER', 'MENU', 'FOOTER'] as const
export type MenuPlace = (typeof menuPlaces)[number]

export interface OfficeMenu {
  place: MenuPlace
  language: Language
  items: MenuItem[]
  /** 0 while no one has written it. */
  revision: number
}

/** The menus of the frame, in the hands of the office. */
export interface MenuService {
  find(place: MenuPlace, language: Language): Promise<OfficeMenu>
  /** Visitors see it at once. */
  save(menu: OfficeMenu): Promise<'saved' | 'stale'>
  /** What the frame shows; a menu that no one has written is left out. */
  shown(language: Language): Promise<Partial<SiteMenus>>
  /** The addresses that entries can lead to: those of published pages. */
  targets(language: Language): Promise<string[]>
}
