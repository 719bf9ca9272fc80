import { type RefObject, useEffect } from 'react'

/** Names the parts of the foreign editor that it leaves without: its frame, the choice of how large that is shown, and what turns while it loads. */
export function useNames(within: RefObject<HTMLElement | null>, names: { frame: string; zoom: string }): void {
  const { frame, zoom } = names
  useEffect(() => {
    const editor = within.current
    if (!editor) return
    const name = () => {
      for (const found of editor.querySelectorAll('iframe:not([title])')) found.setAttribute('title', frame)
      for (const found of editor.querySelectorAll('select:not([aria-label], [id])'))
        found.setAttribute('aria-label', zoom)
      for (const found of editor.querySelectorAll('span[aria-label]:not([role])')) found.setAttribute('role', 'img')
    }
    name()
    const observer = new MutationObserver(name)
    observer.observe(editor, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [within, frame, zoom])
}
