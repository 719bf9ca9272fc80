import type { Picture } from './block.ts'

/** Widths that pictures are made in, px: no one can ask the server for others (docs/decisions/0044). */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** What browsers choose from, the smallest files first; the address without a variant is for those that know neither. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface SteppedVariant {
  width: PictureWidth
  format: PictureFormat
}

/** 'share' is the one beside a shared link: a JPEG, cut to what networks show. */
export type PictureVariant = SteppedVariant | 'share'

/** '/media/{id}/{filename}', or '/media/source/…' for pictures of a remote source. */
const ownPicture = /^\/media\/[^/?#]+\/[^?#]+\.(?:jpe?g|png|webp|avif)$/i

/** Whether the site makes this picture in several widths. Vector drawings need none, and animated pictures would lose their animation. */
export function hasVariants({ url }: Pick<Picture, 'url'>): boolean {
  return ownPicture.test(url)
}

/** The last segment of its address. */
export function variantName(variant: PictureVariant): string {
  return variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`
}

/** '640.avif' → its variant; null for what is none of ours. */
export function parseVariant(name: string): PictureVariant | null {
  if (name === 'share.jpg') return 'share'
  const [digits, ending, ...more] = name.split('.')
  const width = pictureWidths.find((step) => String(step) === digits)
  const format = pictureFormats.find((known) => known === ending)
  return width && format && more.length === 0 ? { width, format } : null
}

/**
 * The candidates of a picture for `srcset`, narrowest first: nothing is blown up, so the last one is the picture's own width, if that is
 * within the ladder. A picture of unknown width may have any.
 */
export function pictureCandidates({ url, width }: Picture, format: PictureFormat): { url: string; width: number }[] {
  const own = width ?? Number.POSITIVE_INFINITY
  const last = pictureWidths.findIndex((step) => step >= own)
  const steps = last === -1 ? pictureWidths : pictureWidths.slice(0, last + 1)
  return steps.map((step) => ({ url: `${url}/${step}.${format}`, width: Math.min(step, own) }))
}
