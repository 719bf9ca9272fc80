import { isOfProgram } from '../address/redirect-rule.ts'
import { shareSize } from '../share-picture.ts'
import { hasVariants } from './picture-variants.ts'
import type { LinkPicture } from './search-engine.ts'

const followable = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Whether a link target is safe: a path or anchor of the site, a web address, mail or phone. Parsed like a browser, which ignores tabs and line
 * breaks inside 'java\nscript:'. Protocol-relative URLs look like paths and are refused.
 */
export function isSafeUrl(url: string): boolean {
  const parsed = URL.parse(url, 'https://site.invalid')
  return url.trim() !== '' && !/^\s*[/\\]{2}/.test(url) && parsed !== null && followable.has(parsed.protocol)
}

/** Whether a picture may be loaded from a URL: a path of the site or a web address, but no anchor. */
export function isSafePictureUrl(url: string): boolean {
  return isSafeUrl(url) && /^(https?:|\/)/i.test(url.trim())
}

/** In characters; what browsers and mail programs carry. It also bounds the expressions below, which take quadratic time. */
const longestTarget = 2_000

const email = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

/** A typed link target as a URL: 'www.example.com' becomes a web address. Null for an unsafe or too long target. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (address.length > longestTarget) return null
  if (email.test(address)) return `mailto:${address}`
  if (host.test(address)) return `https://${address}`
  return /^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(address) && isSafeUrl(address) ? address : null
}

/** A picture of a link preview; the URL is a path of the site or a web address. */
export interface NamedPicture {
  url: string
  alt: string
  width: number
  height: number
  /** Undefined when only the bytes show it. */
  type: string | undefined
}

/** The share picture of a library picture: cropped to the size that networks show, at its own URL. Others are unchanged. */
export function linkPicture({ url, alt, width, height, focus }: LinkPicture): NamedPicture {
  if (!hasVariants({ url })) return { url, alt, width, height, type: undefined }
  const at = focus ? `?at=${focusName(focus)}` : ''
  return { url: `${url}/share.jpg${at}`, alt, ...shareSize, type: 'image/jpeg' }
}

/** '20-90': a fifth from the left, nine tenths from the top. */
export function focusName({ x, y }: { x: number; y: number }): string {
  return [x, y].map((part) => Math.round(part * 100)).join('-')
}

/** The addresses of this site in a text or blocks, as written. Files, forms and personal pages are excluded: editors cannot fix them. */
export function siteLinks(content: unknown): string[] {
  return [...new Set([...hrefsIn(content, '')].filter((href) => isPagePath(href) || pictureIdIn(href) !== null))]
}

/** The id of a picture of the library, from its address `/media/{id}/{filename}`; null for any other. */
export function pictureIdIn(href: string): string | null {
  return /^\/media\/([0-9a-f-]{36})\//.exec(href)?.[1] ?? null
}

function* hrefsIn(value: unknown, key: string): Generator<string> {
  if (typeof value === 'string') {
    if (value.includes('<'))
      for (const [, href = ''] of value.matchAll(/<(?:a|img)\b[^>]*?\s(?:href|src)="([^"]*)"/gi))
        yield href.replaceAll('&amp;', '&')
    else if (key === 'url') yield value
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) yield* hrefsIn(inner, Array.isArray(value) ? key : name)
  }
}

/** Whether a link may mean a page of the content: no file, form, personal page or other site. */
export function isPagePath(href: string): boolean {
  const [path = ''] = href.split(/[?#]/)
  return path.startsWith('/') && !path.startsWith('//') && !/\.\w+$/.test(path) && !isOfProgram(path)
}

/** The preview path, without language, of a draft in a remote content system; `id` is its number there. */
export function draftUri(id: string): string {
  return `/preview/draft/${id}`
}

/** The id in a `draftUri`; null for any other path. */
export function draftIn(uri: string): string | null {
  return /^\/preview\/draft\/([1-9]\d{0,14})$/.exec(uri)?.[1] ?? null
}
