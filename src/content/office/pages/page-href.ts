import type { Language } from '#domain/language.ts'
import type { DocumentRecord } from '../../ports/documents.ts'

export function pageHref(id: string, screen?: 'history' | 'preview' | 'search' | 'address'): string {
  return ['/office/pages', id, screen].filter(Boolean).join('/')
}

/** The screen of a page, or of a post: their addresses on the site distinguish them. */
export function documentHref({ id, uri }: Pick<DocumentRecord, 'id' | 'uri'>): string {
  return uri.startsWith('/blog/') ? `/office/posts/${id}` : pageHref(id)
}

/** Where the visual editor sends what it has open. */
export function saveHref(document: Pick<DocumentRecord, 'id' | 'uri'>): string {
  const href = documentHref(document)
  return document.uri.startsWith('/blog/') ? `${href}/text` : href
}

export function siteHref({ language, uri }: Pick<DocumentRecord, 'language' | 'uri'>): string {
  return `/${language}${uri === '/' ? '' : uri}`
}

/** The form that begins the translation of a page; without an id the form of a page of its own. */
export function newPageHref(translationOf: string): string {
  return `/office/pages/new?${new URLSearchParams({ translation: translationOf })}`
}

export function newPostHref(translationOf: string, language: Language): string {
  return `/office/posts/new?${new URLSearchParams({ language, translation: translationOf })}`
}

/** The id that such a form is opened with; empty for none. */
export function translationOf({ url }: Request): string {
  return new URL(url).searchParams.get('translation') ?? ''
}
