import { type RefObject, useRef, useSyncExternalStore } from 'react'

/**
 * Whether the items of the menu are buttons that open sub-menus. They are links until the script is there, and stay links as long as
 * a menu that was opened before the script came is open: what somebody looks at does not change under their finger, and keeps the focus.
 */
export function useMenuIsAlive(panel: RefObject<HTMLElement | null>): boolean {
  const isAlive = useRef(false)
  return useSyncExternalStore(
    (told) => {
      const { current } = panel
      current?.addEventListener('toggle', told)
      return () => current?.removeEventListener('toggle', told)
    },
    () => {
      isAlive.current ||= panel.current?.matches(':not(:popover-open)') ?? false
      return isAlive.current
    },
    () => false,
  )
}
