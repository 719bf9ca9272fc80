import { loadSharp } from './load-sharp.ts'
import { isHarmlessSvg } from './safe-svg.ts'

/** What sharp calls the formats that are taken, by what they are called on the web. */
const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
} as const
export type PictureType = keyof typeof formats
// Object.keys returns strings; the object above has no other keys.
export const pictureTypes = Object.keys(formats) as [PictureType, ...PictureType[]]

/** A picture of a few kilobytes can unfold to gigabytes: more pixels than this (8000 × 6250) are not unfolded. */
const maxPixels = 50_000_000

export interface PictureSize {
  /** In pixels, as the picture is seen. */
  width: number
  height: number
}

/** How large a picture is. Null when the bytes are no whole picture of that type, or an SVG that does more than draw. */
export async function pictureSize(bytes: Uint8Array, type: PictureType): Promise<PictureSize | null> {
  if (type === 'image/svg+xml' && !isHarmlessSvg(bytes)) return null
  try {
    const sharp = await loadSharp()
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    const { format, compression, autoOrient } = await picture.metadata()
    if (format !== formats[type] || (type === 'image/avif' && compression !== 'av1')) return null
    // The header of a file proves little: only decoding all of it shows that it is complete.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return null
  }
}

/** Whether a picture says in its head that it has more pixels than are unfolded. */
export async function unfoldsTooFar(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height > maxPixels
  } catch {
    return false
  }
}
