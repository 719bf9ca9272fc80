import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the focus where somebody goes on when cards come and go: in the first box of one that was just added; on the button that adds
 * them when one was taken out, since its own button is gone and the focus would fall back to the top of the page.
 */
export function useFocusOnCards(cards: RefObject<HTMLElement | null>, count: number, addButtonId: string): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) {
      const added = [...(cards.current?.querySelectorAll('fieldset') ?? [])].at(-1)
      added?.querySelector<HTMLElement>('select, input')?.focus()
    }
    if (count < before.current) document.getElementById(addButtonId)?.focus()
    before.current = count
  }, [cards, count, addButtonId])
}
