import type { SubMenuName } from './browser/menu-aim.ts'

/** Id of what an item of the menu opens. */
export const subMenuId = (name: SubMenuName) => `menu-${name}`
