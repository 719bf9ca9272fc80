import type { SubMenuName } from './browser/menu-aim.ts'

export const subMenuId = (name: SubMenuName) => `menu-${name}`
