import type { Language } from '#domain/language.ts'

export interface MenuLink {
  /** Plain text. */
  label: string
  /** A path behind the language ('/workshops'), or a whole address. */
  uri: string
}

export interface MenuItem extends MenuLink {
  /** The sub-menu that it opens. */
  children?: MenuLink[] | undefined
  /** Set smaller, below the others. */
  quiet?: boolean | undefined
}

/** The menus of the frame in one language: beside the logo, full screen, and below the page. */
export interface SiteMenus {
  header: MenuLink[]
  menu: MenuItem[]
  footer: MenuLink[]
}

/** '/workshops' in German is '/de/workshops'; a whole address stays as it is. */
export function menuHref(uri: string, language: Language): string {
  if (!uri.startsWith('/')) return uri
  return uri === '/' ? `/${language}` : `/${language}${uri}`
}
