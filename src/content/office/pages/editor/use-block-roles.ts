import { type RefObject, useEffect } from 'react'

/**
 * Puck gives each block on its canvas the role of a button, because it can be dragged: screen readers would read its content as one label,
 * and lists not as lists. This restores the roles, describes the keys, and lets Enter choose a block as a click does.
 */
export function useBlockRoles(within: RefObject<HTMLElement | null>, keys: string): void {
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const watched = new Map<Document, MutationObserver>()
    const watch = (frame: HTMLIFrameElement) => {
      const page = frame.contentDocument
      if (!page?.body || watched.has(page)) return
      correct(page, keys)
      page.addEventListener('keydown', chooseByKey)
      const observer = new MutationObserver(() => correct(page, keys))
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
  }, [within, keys])
}

function correct(page: Document, keys: string): void {
  for (const block of page.querySelectorAll('[data-puck-dnd]:is([role="button"], [aria-pressed])')) {
    block.setAttribute('role', block.tagName === 'LI' ? 'listitem' : 'group')
    // Only buttons are pressed.
    block.removeAttribute('aria-pressed')
    // Puck's own description is in another document.
    block.setAttribute('aria-description', keys)
  }
}

/** Enter on a block chooses it and goes on to its bar, which is at the end of the document. */
function chooseByKey(event: KeyboardEvent): void {
  const block = event.target
  // The frame has classes of its own: no `instanceof`.
  if (event.key !== 'Enter' || !(block as Element).matches('[data-puck-component]')) return
  event.preventDefault()
  const page = (block as Element).ownerDocument
  const before = barOf(page)
  ;(block as HTMLElement).click()
  goToBar(page, before, 30)
}

function barOf(page: Document): HTMLElement | null {
  return page.querySelector('[class*="DraggableComponent--isSelected"] button')
}

/** Goes to the bar as soon as it is not that of the block chosen before. `frames`: for how long it may stay the same, as it does for the same block. */
function goToBar(page: Document, before: HTMLElement | null, frames: number): void {
  const bar = barOf(page)
  if (bar && (bar !== before || frames === 0)) bar.focus()
  else if (frames > 0) requestAnimationFrame(() => goToBar(page, before, frames - 1))
}
