import { shareSize } from '../share-picture.ts'
import { hasVariants } from './picture-variants.ts'
import type { LinkPicture } from './search-fields.ts'

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
 * What networks are told of a picture of the library: cut to the size in which they show it, about what must stay in view. That has an address
 * of its own, since they keep what they have seen. Any other picture is named as it is.
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
