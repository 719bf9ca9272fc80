interface TypedText {
  value: string
  selectionStart: number
  selectionEnd: number
}

/**
 * Notes what is typed into text areas until React hydrates them, which gives each the text that the page came with. The function that it
 * returns puts back what was typed, with the cursor.
 */
export function noteTypedText(place: Document | HTMLElement): () => void {
  const typed = new Map<HTMLTextAreaElement, TypedText>()
  function note(area: HTMLTextAreaElement) {
    const { value, selectionStart, selectionEnd } = area
    typed.set(area, { value, selectionStart, selectionEnd })
  }
  function hear({ target }: Event) {
    if (target instanceof HTMLTextAreaElement) note(target)
  }
  for (const area of place.querySelectorAll('textarea')) note(area)
  place.addEventListener('input', hear)
  return () => {
    place.removeEventListener('input', hear)
    for (const [area, { value, selectionStart, selectionEnd }] of typed) {
      if (area.value === value) continue
      area.value = value
      area.setSelectionRange(selectionStart, selectionEnd)
    }
  }
}
