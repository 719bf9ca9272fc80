import type { Sharp } from 'sharp'
import type { PictureFocus } from '#domain/content/block.ts'
import type { PictureFormat, PictureWidth } from '#domain/content/picture-variants.ts'
import { shareSize } from '#domain/share-picture.ts'
import { loadSharp } from '../documents/picture.ts'

/** Guards against decompression bombs, as in src/content/documents/picture.ts: 8000 × 6250 px. */
const maxPixels = 50_000_000
/** The maximum width in px. */
const widest = 1920

/** Accepted formats, as detected by sharp. Headers and file names are ignored. */
const takenFormats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

export interface MadePicture {
  bytes: Uint8Array
  contentType: string
}

/** A requested variant: `same` is the original format, for feeds and for browsers without newer formats. */
export type WantedPicture =
  | { width: PictureWidth | 'own'; format: PictureFormat | 'same' }
  | { sharedAbout: PictureFocus }

/**
 * Re-encodes a picture: rotated upright and without camera metadata (place, time, device). Never enlarged. Null for incomplete files, unsupported
 * formats and too many pixels.
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
    // sharp has no error codes; any error means that this is no picture.
    return null
  }
}

/**
 * A share picture, cropped around the focal point as browsers do. Networks require this size, so small pictures are enlarged, and few support other
 * formats than JPEG, so transparency becomes white.
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

/** The type of a picture generated here. */
export async function contentTypeOf(bytes: Uint8Array): Promise<string> {
  const sharp = await loadSharp()
  const { format } = await sharp(bytes).metadata()
  return typeOf(format)
}

/** Whether the header is that of a supported picture. An incomplete file is detected only when it is re-encoded. */
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
  // Effort 3 takes a third of the time of the default 4 for 3 % larger files; visitors wait for the first one.
  if (format === 'avif' || format === 'heif') return picture.avif({ quality: 55, effort: 3 })
  if (format === 'webp') return picture.webp({ quality: 78, effort: 4 })
  if (format === 'png') return picture.png({ compressionLevel: 9 })
  if (format === 'gif') return picture.gif()
  return picture.jpeg({ quality: 80, mozjpeg: true })
}

function typeOf(format: string): string {
  return format === 'heif' ? 'image/avif' : `image/${format}`
}
