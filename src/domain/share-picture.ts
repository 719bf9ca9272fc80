import type { Language } from './language.ts'
import type { CertificationSlug } from './workshop/certification.ts'

/** px, as link previews show it. */
export const shareSize = { width: 1200, height: 630 } as const

/** Increment when the drawing changes, so that cached pictures are drawn again and networks fetch them again. */
const drawing = 1

/** Separates the parts of a picture's text. A title that contains it is split, which is harmless. */
const between = ' · '

export interface SharePicture {
  title: string
  /** The kind of page, time, place and people. */
  facts: readonly string[]
  sticker?: CertificationSlug | undefined
}

export function shareText({ title, facts }: SharePicture): string {
  return [title, ...facts].join(between)
}

export function readShareText(text: string): Pick<SharePicture, 'title' | 'facts'> {
  const [title = '', ...facts] = text.split(between)
  return { title, facts }
}

/** The URL of a page's share picture; `path` is without language. It changes with the text of the page, so each URL can be cached forever. */
export function sharePicturePath(language: Language, path: string, picture: SharePicture): string {
  const version = fingerprint(`${drawing} ${picture.sticker ?? ''} ${shareText(picture)}`)
  const { pathname } = new URL(`/og/${language}${path}.png`, 'https://site.invalid')
  return `${pathname}?v=${version}${picture.sticker ? `&sticker=${picture.sticker}` : ''}`
}

/** FNV-1a, 32 bits: browsers compute it too, and collisions are harmless. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (const unit of text) hash = Math.imul(hash ^ (unit.codePointAt(0) ?? 0), 0x01000193)
  return (hash >>> 0).toString(36)
}
