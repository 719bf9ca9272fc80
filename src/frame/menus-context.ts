import { createContext } from 'react'
import type { SiteMenus } from '#domain/content/menu.ts'

/** The menus that someone has written; those that are left out the frame has itself. */
export interface FrameMenus extends Partial<SiteMenus> {
  /** Addresses behind the language at which visitors find nothing: entries that lead there are not shown. */
  missing?: readonly string[]
}

export const MenusContext = createContext<FrameMenus | null>(null)
