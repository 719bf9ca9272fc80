/** Control characters, marks that turn text around or take no room, and line ends that are none of ours. */
const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu

/** A decoded path as a page may show it: what no one would see, or HTML must not hold, stays as an address spells it ('%00'). */
export function shownPath(path: string): string {
  return path.replace(unseen, encodeURIComponent)
}
