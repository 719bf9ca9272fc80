const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A title as HTML text: what was written is shown, never run. */
export function renderTitle(title: string): string {
  return title.replace(/[&<>"]/g, (character) => entities[character] ?? character)
}
