import type { Language } from '#domain/language.ts'

/** The form that begins the translation of a page; without an id the form of a page of its own. */
export function newPageHref(translationOf: string): string {
  return `/office/pages/new?${new URLSearchParams({ translation: translationOf })}`
}

/** The form that begins the translation of a post. */
export function newPostHref(translationOf: string, language: Language): string {
  return `/office/posts/new?${new URLSearchParams({ language, translation: translationOf })}`
}

/** The id that such a form is opened with; empty for none. */
export function translationOf({ url }: Request): string {
  return new URL(url).searchParams.get('translation') ?? ''
}
