/** Where the links and pictures of a mail lead. */
export interface FromSite {
  /** Without a slash at the end. */
  siteUrl: string
}
