import type { Sharp } from 'sharp'
import type { PictureFocus } from '#domain/content/block.ts'
import type { PictureFormat, PictureWidth } from '#domain/content/picture-variants.ts'
import { shareSize } from '#domain/share-picture.ts'
import { loadSharp } from '../documents/load-sharp.ts'

/** More pixels than this (8000 × 6250) are not unfolded: a picture of a few kilobytes can unfold to gigabytes. As in src/content/documents/picture.ts. */
const maxPixels = 50_000_000
/** The maximum width in px. */
const widest = 1920

/** Formats that are taken, by what sharp finds in the bytes. What someone says in a header or a filename does not count. */
const takenFormats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

export interface MadePicture {
  bytes: Uint8Array
  contentType: string
}

/** How a picture is wanted: `same` is its own format, for browsers that know no newer one and for feeds. */
export type WantedPicture =
  | { width: PictureWidth | 'own'; format: PictureFormat | 'same' }
  | { sharedAbout: PictureFocus }

/**
 * A picture made again: turned as its camera says and without anything else that the camera (where, when, with what) has written into it.
 * Never wider than it was. Null when the bytes are no whole picture of a format that is taken, or one too large to unfold.
 */
export async function makePicture(bytes: Uint8Array, wanted: WantedPicture): Promise<MadePicture | null> {
  try {
    if (!(await isPicture(bytes))) return null
    if ('sharedAbout' in wanted) return await sharedPicture(bytes, wanted.sharedAbout)
    const { width, format } = wanted
    const sharp = await loadSharp()
    const found = await sharp(bytes, limits).metadata()
    const picture = sharp(bytes, { ...limits, animated: found.format === 'gif' && format === 'same' })
      .autoOrient()
      .resize({ width: width === 'own' ? widest : width, withoutEnlargement: true })
    const made = await encoded(picture, format === 'same' ? found.format : format).toBuffer({ resolveWithObject: true })
    return { bytes: made.data, contentType: typeOf(made.info.format) }
  } catch {
    // sharp has no error codes; any error means that there is no picture
    return null
  }
}

/**
 * A share picture, cropped around the focal point as browsers do. Networks take no other size, so a small one is enlarged, and few take
 * other formats than JPEG: transparency becomes white.
 */
async function sharedPicture(bytes: Uint8Array, focus: PictureFocus): Promise<MadePicture> {
  const sharp = await loadSharp()
  const upright = await sharp(bytes, limits).autoOrient().toBuffer({ resolveWithObject: true })
  const { width, height } = upright.info
  const scale = Math.max(shareSize.width / width, shareSize.height / height)
  const cut = { width: Math.round(shareSize.width / scale), height: Math.round(shareSize.height / scale) }
  const [left, top] = [Math.round((width - cut.width) * focus.x), Math.round((height - cut.height) * focus.y)]
  const made = await sharp(upright.data, limits)
    .extract({ left, top, ...cut })
    .resize({ ...shareSize, fit: 'fill' })
    .flatten({ background: '#fff' })
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer()
  return { bytes: made, contentType: 'image/jpeg' }
}

/** What the bytes are, of a picture that was made here. */
export async function contentTypeOf(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  const { format } = await sharp(bytes).metadata()
  return typeOf(format)
}

/** Whether the head of a file is that of a picture that can be made again; whether it is whole shows when it is. */
export async function isPicture(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp()
    const { format, compression } = await sharp(bytes, limits).metadata()
    return takenFormats.has(format) && (format !== 'heif' || compression === 'av1')
  } catch {
    return false
  }
}

const limits = { failOn: 'error', limitInputPixels: maxPixels, sequentialRead: true } as const

function encoded(picture: Sharp, format: string): Sharp {
  // Effort 3 takes a third of the time of the default 4 for files that are 3 % larger: visitors wait for the first one.
  if (format === 'avif' || format === 'heif') return picture.avif({ quality: 55, effort: 3 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  if (format === 'gif') return picture.gif()
  return picture.jpeg({ quality: 80, mozjpeg: true })
}

function typeOf(format: string): string {
  return format === 'heif' ? 'image/avif' : `image/${format}`
}
