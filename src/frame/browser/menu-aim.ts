export const subMenuId = (name: SubMenuName) => `menu-${name}`

/** A menu item with a sub-menu (docs/product.md#header-and-menu): 'flightLevels', 'workshops', or one added by an editor. */
export type SubMenuName = string

/** The open sub-menu. One opened by click or key stays open when the pointer leaves it. */
export interface OpenSubMenu {
  name: SubMenuName | null
  stays: boolean
}

export interface PointerPlace {
  /** The item below the pointer, if it has a sub-menu. */
  item: SubMenuName | null
  /** Whether the pointer is in the open sub-menu. */
  inside: boolean
  /** Whether the pointer moves towards it (`headsFor`). */
  heading: boolean
}

/**
 * The result of a pointer move: `keep` the open one, show `name` at once, or `wait` and then show it; null closes. `restartsWait` restarts the wait
 * while the pointer is still moving towards the sub-menu (docs/product.md#header-and-menu).
 */
export type PointerAim =
  | { kind: 'keep' }
  | { kind: 'show'; name: SubMenuName }
  | { kind: 'wait'; name: SubMenuName | null; restartsWait: boolean }

export function menuAim(open: OpenSubMenu, { item, inside, heading }: PointerPlace): PointerAim {
  if (inside || item === open.name) return { kind: 'keep' }
  if (open.name === null) return item === null ? { kind: 'keep' } : { kind: 'show', name: item }
  if (heading) return open.stays ? { kind: 'keep' } : { kind: 'wait', name: item, restartsWait: true }
  if (item !== null) return { kind: 'show', name: item }
  return open.stays ? { kind: 'keep' } : { kind: 'wait', name: null, restartsWait: false }
}
