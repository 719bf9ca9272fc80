import { menuAim, type OpenSubMenu, type SubMenuName, subMenuId } from './menu-aim.ts'

/** In ms (docs/product.md#header-and-menu). */
const closeDelayMs = 200
const none: OpenSubMenu = { name: null, stays: false }

/** From this width on, the sub-menu is beside the items; below, it covers them and opens only by click. As in menu.module.css. */
const sideBySide = '(min-width: 45em)'

/**
 * Makes menu items open their sub-menus. They are links before the script loads, and stay links while a menu that was opened before is open, so that
 * nothing changes under the visitor's finger and the focus is kept. `MenuItem` renders the items. At most one wait runs at a time.
 */
export function openSubMenus(): void {
  let open = none
  let waiting: ReturnType<typeof setTimeout> | undefined
  let before: Point = { x: 0, y: 0 }

  const first = document.querySelector('[data-menu]')
  if (first?.matches(':not(:popover-open)')) first.toggleAttribute('data-hydrated', true)

  function show(name: SubMenuName | null, stays = false) {
    clearTimeout(waiting)
    waiting = undefined
    if (open.name !== name) draw(name)
    open = { name, stays }
  }

  /** Returns the focus to the opening button, if it would be lost otherwise. */
  function close() {
    const panel = open.name === null ? null : panelOf(open.name)
    const hadFocus = panel?.contains(document.activeElement)
    show(null)
    if (hadFocus) panel?.parentElement?.querySelector<HTMLElement>('[aria-controls]')?.focus()
  }

  document.addEventListener('pointermove', ({ target, pointerType, clientX, clientY }) => {
    if (pointerType !== 'mouse' || !isInMenu(target) || !matchMedia(sideBySide).matches) return
    const now = { x: clientX, y: clientY }
    const panel = open.name === null ? null : panelOf(open.name)
    const aim = menuAim(open, {
      item: itemAt(target),
      inside: panel?.contains(target) ?? false,
      heading: panel !== null && headsFor(panel.getBoundingClientRect(), before, now),
    })
    before = now
    if (aim.kind === 'show') return show(aim.name)
    if (aim.kind === 'wait' && !aim.restartsWait && waiting !== undefined) return
    clearTimeout(waiting)
    waiting = aim.kind === 'wait' ? setTimeout(() => show(aim.name), closeDelayMs) : undefined
  })

  /** The first Escape closes the sub-menu, the next one the menu. */
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || open.name === null || !isInMenu(event.target)) return
    event.preventDefault()
    close()
  })

  document.addEventListener('click', ({ target }) => {
    if (!isInMenu(target)) return
    if (target.closest('[data-back]')) return close()
    const name = target.closest('[aria-controls]') ? itemAt(target) : null
    if (name !== null) show(open.name === name && open.stays ? null : name, true)
  })

  // This event does not bubble.
  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent
      if (newState !== 'closed' || !(target instanceof Element) || !target.matches('[data-menu]')) return
      target.toggleAttribute('data-hydrated', true)
      show(null)
    },
    { capture: true },
  )
}

function draw(name: SubMenuName | null): void {
  document.querySelector('[data-menu]')?.toggleAttribute('data-covered', name !== null)
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu] [data-sub-menu]')) {
    const isOpen = item.dataset.subMenu === name
    item.querySelector('[aria-controls]')?.setAttribute('aria-expanded', String(isOpen))
    const panel = item.querySelector(':scope > [id]')
    panel?.toggleAttribute('data-open', isOpen)
    // Visible only where the sub-menu covers the items; hidden elements take no focus.
    if (isOpen) panel?.querySelector<HTMLElement>('[data-back]')?.focus()
  }
}

const panelOf = (name: SubMenuName) => document.getElementById(subMenuId(name))

function isInMenu(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-menu]') !== null
}

/** The item below the pointer, by the attribute of `MenuItem`. */
function itemAt(target: Element): SubMenuName | null {
  return target.closest<HTMLElement>('[data-sub-menu]')?.dataset.subMenu ?? null
}

export interface Point {
  x: number
  y: number
}

/** A panel to the right of the pointer, in px of the window. */
export interface PanelEdges {
  left: number
  top: number
  bottom: number
}

/** Whether the pointer moves into the triangle of its position and the panel's near corners (docs/product.md#header-and-menu, safe zone). */
export function headsFor(panel: PanelEdges, before: Point, now: Point): boolean {
  const across = panel.left - before.x
  const gone = now.x - before.x
  if (across <= 0 || gone <= 0) return false
  const share = Math.min(gone / across, 1)
  const highest = before.y + (panel.top - before.y) * share
  const lowest = before.y + (panel.bottom - before.y) * share
  return now.y >= highest && now.y <= lowest
}
