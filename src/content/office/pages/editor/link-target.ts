import { linkAddress } from '#domain/content/links.ts'

export interface LinkTarget {
  /** '/de/workshops' */
  href: string
  title: string
}

/** The address of the one page with this title, in capitals or not; what was typed where it is no title, or that of several pages (docs/rules/menus.md). */
export function targetOf(typed: string, targets: readonly LinkTarget[]): string {
  const title = typed.trim().toLowerCase()
  const [found, ...others] = targets.filter((target) => target.title.toLowerCase() === title)
  return found && others.length === 0 ? found.href : typed
}

/** The URL of a link in a text or of a button, from a title or an address. Null where no link can lead. */
export function linkUrl(typed: string, targets: readonly LinkTarget[]): string | null {
  return linkAddress(targetOf(typed, targets))
}
