import type { Language } from '#domain/language.ts'

/** One page of the content source, as a change to it is announced. */
export interface ChangedPage {
  /** The path behind the language, '/' for the start page. */
  uri: string
  language: Language
}

/** Control characters and broken surrogates are in no address; nor is a very long one a page's. */
const address = /^\P{Cc}{1,1000}$/u

export function isAddress(uri: string): boolean {
  return uri.isWellFormed() && address.test(uri)
}

/** A page's own tag, in one word: `content:de:/workshops`. The tag `content` alone means all of them. */
export function contentTag({ uri, language }: ChangedPage): string {
  return `content:${language}:${encodeURI(uri.replace(/(?<=[^/])\/$/, ''))}`
}
