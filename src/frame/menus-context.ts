import { createContext } from 'react'
import type { SiteMenus } from '#domain/content/menu.ts'

/** The menus that someone has written; those that are missing the frame has itself. */
export const MenusContext = createContext<Partial<SiteMenus> | null>(null)
