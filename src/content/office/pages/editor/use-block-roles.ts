import { type RefObject, useEffect } from 'react'

/**
 * Puck gives each block on its canvas the role of a button, because it can be dragged: screen readers would read its content as one label,
 * and lists not as lists. This restores the roles and keeps the handle's description.
 */
export function useBlockRoles(within: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const watched = new Map<Document, MutationObserver>()
    const watch = (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument
      if (!page?.body || watched.has(page)) return
      correct(page)
      const observer = new MutationObserver(() => correct(page))
      observer.observe(page, {
        childList: true,
        subtree: true,
        attributes: true,
        attributeFilter: ['role', 'aria-pressed'],
      })
      watched.set(page, observer)
    }
    const find = () => {
      for (const frame of editor.querySelectorAll('iframe')) {
        watch(frame)
        frame.addEventListener('load', () => watch(frame), { once: true })
      }
    }
    find()
    const frames = new MutationObserver(find)
    frames.observe(editor, { childList: true, subtree: true })
    return () => {
      frames.disconnect()
      for (const observer of watched.values()) observer.disconnect()
    }
  }, [within])
}

function correct(page: Document): void {
  for (const block of page.querySelectorAll('[data-puck-dnd]:is([role="button"], [aria-pressed])')) {
    block.setAttribute('role', block.tagName === 'LI' ? 'listitem' : 'group')
    // Only buttons are pressed.
    block.removeAttribute('aria-pressed')
  }
}
