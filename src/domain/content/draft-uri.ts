/** The preview path, without language, of a draft in a remote content system; `id` is its number there. */
export function draftUri(id: string): string {
  return `/preview/draft/${id}`
}

/** The id in a `draftUri`; null for any other path. */
export function draftIn(uri: string): string | null {
  return /^\/preview\/draft\/([1-9]\d{0,14})$/.exec(uri)?.[1] ?? null
}
