import { type KeyboardEvent, type PointerEvent, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { menuAim, type OpenSubMenu, type SubMenuName } from './menu-aim.ts'

/** In ms (docs/product.md#header-and-menu). */
const closeDelayMs = 200
const none: OpenSubMenu = { name: null, stays: false }

/** From here on the sub-menu is beside the items; below, it covers them and only a click opens it. As in menu.module.css. */
const sideBySide = '(min-width: 720px)'

/** Which sub-menu is open, and what the menu's panel must listen to. One wait runs at a time. */
export function useSubMenu() {
  const [open, setOpen] = useState(none)
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  const before = useRef<Point>({ x: 0, y: 0 })

  useEffect(() => () => clearTimeout(waiting.current), [])

  function show(name: SubMenuName | null, stays = false) {
    clearTimeout(waiting.current)
    waiting.current = undefined
    setOpen({ name, stays })
  }

  function onPointerMove({ target, pointerType, clientX, clientY }: PointerEvent) {
    if (pointerType !== 'mouse' || !(target instanceof Element) || !matchMedia(sideBySide).matches) return
    const now = { x: clientX, y: clientY }
    const panel = open.name === null ? null : document.getElementById(subMenuId(open.name))
    const wish = menuAim(open, {
      item: itemAt(target),
      inside: panel?.contains(target) ?? false,
      heading: panel !== null && headsFor(panel.getBoundingClientRect(), before.current, now),
    })
    before.current = now
    if (wish.kind === 'show') return show(wish.name)
    if (wish.kind === 'wait' && !wish.restartsWait && waiting.current !== undefined) return
    clearTimeout(waiting.current)
    waiting.current = wish.kind === 'wait' ? setTimeout(() => show(wish.name), closeDelayMs) : undefined
  }

  /** The first Escape closes the sub-menu, the next one the menu. */
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Escape' || open.name === null) return
    event.preventDefault()
    close()
  }

  /** Gives the focus back to where it was opened, if it would be lost otherwise. */
  function close() {
    const panel = open.name === null ? null : document.getElementById(subMenuId(open.name))
    const hadFocus = panel?.contains(document.activeElement)
    // On small screens the button can be focused only when its sub-menu no longer covers it.
    flushSync(() => show(null))
    if (hadFocus) panel?.parentElement?.querySelector('button')?.focus()
  }

  return {
    open: open.name,
    close,
    toggle: (name: SubMenuName) => (open.name === name && open.stays ? show(null) : show(name, true)),
    listeners: {
      onPointerMove,
      onKeyDown,
      onToggle: (event: ToggleEvent) => event.newState === 'closed' && show(null),
    },
  }
}

export const subMenuId = (name: SubMenuName) => `menu-${name}`

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
