import { type RefObject, useEffect } from 'react'

/** Labels the parts of Puck that have no accessible name (its frame, the choice of the viewport, the loading indicator), and describes its keys. */
export function useNames(
  within: RefObject<HTMLElement | null>,
  names: { frame: string; zoom: string; keys: string },
): void {
  const { frame, zoom, keys } = names
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const name = () => {
      for (const found of editor.querySelectorAll('iframe:not([title])')) found.setAttribute('title', frame)
      for (const found of editor.querySelectorAll('select:not([aria-label], [id])'))
        found.setAttribute('aria-label', zoom)
      for (const found of editor.querySelectorAll('span[aria-label]:not([role])')) found.setAttribute('role', 'img')
      describeKeys(keys)
      silenceDragging()
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(editor, { childList: true, subtree: true })
    observer.observe(document.body, { childList: true })
    return () => observer.disconnect()
  }, [within, frame, zoom, keys])
}

/** The library for dragging describes keys that Puck has switched off. */
function describeKeys(keys: string): void {
  for (const found of document.querySelectorAll('[id^="dnd-kit-description"]'))
    if (found.textContent !== keys) found.textContent = keys
}

/** It also announces what is dragged, in English and by internal ids. Neither Puck nor its own options can translate that; `announcePlacing` does it. */
function silenceDragging(): void {
  for (const found of document.querySelectorAll('[id^="dnd-kit-announcement"]')) {
    found.removeAttribute('role')
    found.setAttribute('aria-live', 'off')
  }
}
