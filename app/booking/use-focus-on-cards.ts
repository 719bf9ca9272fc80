import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where somebody goes on when cards come and go: in the first box of one that was just added; on the button that adds
 * them when one was taken out, since its own button is gone and the focus would fall back to the top of the page. Gives what to call
 * when one of these buttons is pressed: cards also come back with a kept draft, and must not take the focus then.
 */
export function useFocusOnCards(cards: RefObject<HTMLElement | null>, count: number, addButtonId: string): () => void {
  const before = useRef(count)
  const pressed = useRef(false)
  useEffect(() => {
    const more = count - before.current
    before.current = count
    if (more === 0 || !pressed.current) return
    pressed.current = false
    if (more < 0) {
      document.getElementById(addButtonId)?.focus()
      return
    }
    const added = [...(cards.current?.querySelectorAll('fieldset') ?? [])].at(-1)
    added?.querySelector<HTMLElement>('select, input')?.focus()
  }, [cards, count, addButtonId])
  return () => {
    pressed.current = true
  }
}
