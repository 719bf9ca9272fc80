/** Somewhere on the site that a link can lead. */
export interface LinkTarget {
  /** '/de/workshops' */
  href: string
  title: string
}
