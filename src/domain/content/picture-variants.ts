import type { Picture } from './block.ts'

/** Widths of picture variants in px. The server generates no others (docs/decisions/0044). */
export const pictureWidths = [320, 480, 640, 960, 1280, 1920] as const
export type PictureWidth = (typeof pictureWidths)[number]

/** Formats of picture variants, smallest files first. Browsers that support neither get the original. */
export const pictureFormats = ['avif', 'webp'] as const
export type PictureFormat = (typeof pictureFormats)[number]

export interface SteppedVariant {
  width: PictureWidth
  format: PictureFormat
}

/** 'share' is the variant of link previews: a JPEG, cropped to the size that networks show. */
export type PictureVariant = SteppedVariant | 'share'

/** '/media/{id}/{filename}', or '/media/source/…' for pictures of a remote source. */
const ownPicture = /^\/media\/[^/?#]+\/[^?#]+\.(?:jpe?g|png|webp|avif)$/i

/** Whether the site generates variants of a picture. Vector drawings need none, and animated pictures would lose their animation. */
export function hasVariants({ url }: Pick<Picture, 'url'>): boolean {
  return ownPicture.test(url)
}

export function variantName(variant: PictureVariant): string {
  return variant === 'share' ? 'share.jpg' : `${variant.width}.${variant.format}`
}

/** Parses '640.avif'; null for an unknown variant. */
export function parseVariant(name: string): PictureVariant | null {
  if (name === 'share.jpg') return 'share'
  const [digits, ending, ...more] = name.split('.')
  const width = pictureWidths.find((step) => String(step) === digits)
  const format = pictureFormats.find((known) => known === ending)
  return width && format && more.length === 0 ? { width, format } : null
}

/** The `srcset` candidates, narrowest first; the last has the picture's own width. A picture of unknown width gets all widths. */
export function pictureCandidates({ url, width }: Picture, format: PictureFormat): { url: string; width: number }[] {
  const own = width ?? Number.POSITIVE_INFINITY
  const last = pictureWidths.findIndex((step) => step >= own)
  const steps = last === -1 ? pictureWidths : pictureWidths.slice(0, last + 1)
  return steps.map((step) => ({ url: `${url}/${step}.${format}`, width: Math.min(step, own) }))
}
