/** Where a page or post of another system is shown as its editor has it there, behind the language; `id` is its number there. */
export function draftUri(id: string): string {
  return `/preview/draft/${id}`
}

/** The number in `draftUri`; null for any other path. */
export function draftIn(uri: string): string | null {
  return /^\/preview\/draft\/([1-9]\d{0,14})$/.exec(uri)?.[1] ?? null
}
