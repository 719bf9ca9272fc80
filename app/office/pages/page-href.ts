import type { DeskPage } from '#usecases/ports/page-desk.ts'

/** A screen of the office about a page. */
export function pageHref(id: string, screen?: 'history' | 'preview' | 'search' | 'address'): string {
  return ['/office/pages', id, screen].filter(Boolean).join('/')
}

/** The page on the site. */
export function siteHref({ language, uri }: Pick<DeskPage, 'language' | 'uri'>): string {
  return `/${language}${uri === '/' ? '' : uri}`
}
