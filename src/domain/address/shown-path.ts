/** Control characters, bidirectional and zero-width marks, and Unicode line separators. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A decoded path for display: invisible characters and those invalid in HTML stay percent-encoded ('%00'). */
export function shownPath(path: string): string {
  return path.replace(unseen, encodeURIComponent)
}
