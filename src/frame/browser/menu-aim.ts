/** An item of the menu that has a sub-menu (docs/product.md#header-and-menu): 'flightLevels', 'workshops', or what an editor has added. */
export type SubMenuName = string

/** The open sub-menu. One that was opened by click or key stays open when the pointer leaves it. */
export interface OpenSubMenu {
  name: SubMenuName | null
  stays: boolean
}

export interface PointerPlace {
  /** The item below the pointer, if it has a sub-menu. */
  item: SubMenuName | null
  /** Whether the pointer is in the open sub-menu itself. */
  inside: boolean
  /** Whether it is on its way there (`headsFor`). */
  heading: boolean
}

/**
 * The result of a pointer move: `keep` what is open, show `name` at once, or `wait` and then show it; null closes. `restartsWait` starts
 * the wait again while the pointer is still on its way (docs/product.md#header-and-menu).
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
