import type { Language } from './language.ts'
import type { CertificationSlug } from './workshop/certification.ts'

/** px, as messengers and networks show it beside a link. */
export const shareSize = { width: 1200, height: 630 } as const

/** To be counted up when the drawing changes: kept pictures are drawn again, and networks ask for them again. */
const drawing = 1

/** Between the parts of what a picture says. A title that has one of its own is continued below, which harms no one. */
const between = ' · '

/** What is on the picture of a page. */
export interface SharePicture {
  title: string
  /** What kind of page it is, when, where, by whom. */
  facts: readonly string[]
  sticker?: CertificationSlug | undefined
}

/** The picture in words: exactly what is on it. */
export function shareText({ title, facts }: SharePicture): string {
  return [title, ...facts].join(between)
}

/** What `shareText` was made of. */
export function readShareText(text: string): Pick<SharePicture, 'title' | 'facts'> {
  const [title = '', ...facts] = text.split(between)
  return { title, facts }
}

/**
 * The address of a page's picture; `path` is the page's, without the language. It changes when the text of the page does, so each address
 * can be cached for ever.
 */
export function sharePicturePath(language: Language, path: string, picture: SharePicture): string {
  const version = fingerprint(`${drawing} ${picture.sticker ?? ''} ${shareText(picture)}`)
  const { pathname } = new URL(`/og/${language}${path}.png`, 'https://site.invalid')
  return `${pathname}?v=${version}${picture.sticker ? `&sticker=${picture.sticker}` : ''}`
}

/** FNV-1a, 32 bits: also browsers write this address, and no one gains by finding two texts with the same one. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
