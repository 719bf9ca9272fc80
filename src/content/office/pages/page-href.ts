import type { PageRecord } from '../../ports/page-service.ts'

/** A screen of the office about a page. */
export function pageHref(id: string, screen?: 'history' | 'preview' | 'search' | 'address'): string {
  return ['/office/pages', id, screen].filter(Boolean).join('/')
}

/** A screen about what the visual editor has open: a page, or a post. */
export function editedHref({ id, uri }: Pick<PageRecord, 'id' | 'uri'>, screen: 'save' | 'search'): string {
  if (!uri.startsWith('/blog/')) return pageHref(id, screen === 'search' ? 'search' : undefined)
  return `/office/posts/${id}/${screen === 'search' ? 'search' : 'text'}`
}

/** The page on the site. */
export function siteHref({ language, uri }: Pick<PageRecord, 'language' | 'uri'>): string {
  return `/${language}${uri === '/' ? '' : uri}`
}
