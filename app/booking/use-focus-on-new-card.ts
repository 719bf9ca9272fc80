import { type RefObject, useEffect, useRef } from 'react'

/** Puts the focus into the first box of a card that was just added, where somebody who added it wants to go on typing. */
export function useFocusOnNewCard(cards: RefObject<HTMLElement | null>, count: number): void {
  const before = useRef(count)
  useEffect(() => {
    if (count > before.current) {
      const added = [...(cards.current?.querySelectorAll('fieldset') ?? [])].at(-1)
      added?.querySelector<HTMLElement>('select, input')?.focus()
    }
    before.current = count
  }, [cards, count])
}
