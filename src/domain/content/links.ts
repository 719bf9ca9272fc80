import { shareSize } from '../share-picture.ts'
import { hasVariants } from './picture-variants.ts'
import type { LinkPicture } from './search-engine.ts'

const followable = new Set(['http:', 'https:', 'mailto:', 'tel:'])

/**
 * Whether a visitor may be sent there: a path or anchor of the site, a web address, mail or phone. Parsed as a browser would, which
 * skips tabs and line breaks inside 'java\nscript:'. Protocol-relative addresses look like paths and are none.
 */
export function isSafeUrl(url: string): boolean {
  const parsed = URL.parse(url, 'https://site.invalid')
  return url.trim() !== '' && !/^\s*[/\\]{2}/.test(url) && parsed !== null && followable.has(parsed.protocol)
}

/** Whether a picture may be loaded from there: a path of the site or a web address. An address inside a page is none. */
export function isSafePictureUrl(url: string): boolean {
  return isSafeUrl(url) && /^(https?:|\/)/i.test(url.trim())
}

const email = /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/
const host = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(?:[/?#]\S*)?$/u

/** What someone types where a link is to lead, as a link says it: 'www.example.com' is meant as a web address. Null where no visitor could follow it. */
export function linkAddress(typed: string): string | null {
  const address = typed.trim()
  if (email.test(address)) return `mailto:${address}`
  if (host.test(address)) return `https://${address}`
  return /^(?:[/#]|[a-z][a-z0-9+.-]*:)/i.test(address) && isSafeUrl(address) ? address : null
}

/** A picture as it is named beside a shared link; the address is a path of the site or a web address. */
export interface NamedPicture {
  url: string
  alt: string
  width: number
  height: number
  /** Undefined where only its bytes say. */
  type: string | undefined
}

/**
 * The share picture made of a picture of the library: cropped to the size that networks show, around the focal point. It has an address of
 * its own, since networks cache it. Any other picture is used as it is.
 */
export function linkPicture({ url, alt, width, height, focus }: LinkPicture): NamedPicture {
  if (!hasVariants({ url })) return { url, alt, width, height, type: undefined }
  const at = focus ? `?at=${focusName(focus)}` : ''
  return { url: `${url}/share.jpg${at}`, alt, ...shareSize, type: 'image/jpeg' }
}

/** '20-90': a fifth from the left, nine tenths from the top. */
export function focusName({ x, y }: { x: number; y: number }): string {
  return [x, y].map((part) => Math.round(part * 100)).join('-')
}
