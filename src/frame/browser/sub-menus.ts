import { subMenuId } from '../sub-menu-id.ts'
import { menuAim, type OpenSubMenu, type SubMenuName } from './menu-aim.ts'

/** In ms (docs/product.md#header-and-menu). */
const closeDelayMs = 200
const none: OpenSubMenu = { name: null, stays: false }

/** From here on the sub-menu is beside the items; below, it covers them and only a click opens it. As in menu.module.css. */
const sideBySide = '(min-width: 720px)'

/**
 * Makes the items of the menu open their sub-menus. They are links until then, and stay links as long as a menu that was opened before the
 * script came is open: what someone looks at does not change under their finger, and keeps the focus. What the items look like is in
 * `MenuItem`; here is what they do. One wait runs at a time.
 */
export function openSubMenus(): void {
  let open = none
  let waiting: ReturnType<typeof setTimeout> | undefined
  let before: Point = { x: 0, y: 0 }

  const first = document.querySelector('[data-menu]')
  if (first?.matches(':not(:popover-open)')) first.toggleAttribute('data-alive', true)

  function show(name: SubMenuName | null, stays = false) {
    clearTimeout(waiting)
    waiting = undefined
    if (open.name !== name) draw(name)
    open = { name, stays }
  }

  /** Gives the focus back to where it was opened, if it would be lost otherwise. */
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

  // it does not bubble
  document.addEventListener(
    'toggle',
    (event) => {
      const { target, newState } = event as ToggleEvent
      if (newState !== 'closed' || !(target instanceof Element) || !target.matches('[data-menu]')) return
      target.toggleAttribute('data-alive', true)
      show(null)
    },
    { capture: true },
  )
}

/** Shows the sub-menu of one item and hides those of all others. */
function draw(name: SubMenuName | null): void {
  document.querySelector('[data-menu]')?.toggleAttribute('data-covered', name !== null)
  for (const item of document.querySelectorAll<HTMLElement>('[data-menu] [data-sub-menu]')) {
    const isOpen = item.dataset.subMenu === name
    item.querySelector('[aria-controls]')?.setAttribute('aria-expanded', String(isOpen))
    const panel = item.querySelector(':scope > [id]')
    panel?.toggleAttribute('data-open', isOpen)
    // Shown only where the sub-menu covers the items; what is not shown takes no focus.
    if (isOpen) panel?.querySelector<HTMLElement>('[data-back]')?.focus()
  }
}

const panelOf = (name: SubMenuName) => document.getElementById(subMenuId(name))

function isInMenu(target: EventTarget | null): target is Element {
  return target instanceof Element && target.closest('[data-menu]') !== null
}

/** The item below the pointer, by the attribute that `MenuItem` gives it. */
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

/**
 * Whether a pointer that has just moved from `before` to `now` is on its way to the panel: inside the triangle between where it was and
 * the panel's two near corners (docs/product.md#header-and-menu, safe zone). A pointer that rests is on no way.
 */
export function headsFor(panel: PanelEdges, before: Point, now: Point): boolean {
  const across = panel.left - before.x
  const gone = now.x - before.x
  if (across <= 0 || gone <= 0) return false
  const share = Math.min(gone / across, 1)
  const highest = before.y + (panel.top - before.y) * share
  const lowest = before.y + (panel.bottom - before.y) * share
  return now.y >= highest && now.y <= lowest
}
