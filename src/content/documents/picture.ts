import type sharp from 'sharp'
import { isHarmlessSvg } from './safe-svg.ts'

/** Accepted types and sharp's name for each. */
const formats = {
  'image/png': 'png',
  'image/jpeg': 'jpeg',
  'image/webp': 'webp',
  'image/avif': 'heif',
  'image/gif': 'gif',
  'image/svg+xml': 'svg',
} as const
export type PictureType = keyof typeof formats
// as: Object.keys returns strings; the object has no other keys
export const pictureTypes = Object.keys(formats) as [PictureType, ...PictureType[]]

/** Guards against decompression bombs: a few kilobytes can decode to gigabytes. 8000 × 6250 px. */
const maxPixels = 50_000_000

interface PictureSize {
  /** Pixels, after rotation. */
  width: number
  height: number
}

/** The size of a picture. Null for incomplete or mistyped bytes, and for an SVG that is not a pure drawing. */
export async function pictureSize(bytes: Uint8Array, type: PictureType): Promise<PictureSize | null> {
  if (type === 'image/svg+xml' && !isHarmlessSvg(bytes)) return null
  try {
    const sharp = await loadSharp()
    const picture = sharp(bytes, { failOn: 'error', limitInputPixels: maxPixels })
    const { format, compression, autoOrient } = await picture.metadata()
    if (format !== formats[type] || (type === 'image/avif' && compression !== 'av1')) return null
    // The header proves little: only decoding the whole file shows that it is complete.
    await picture.resize(8, 8, { fit: 'fill' }).raw().toBuffer()
    return { width: autoOrient.width, height: autoOrient.height }
  } catch {
    return null
  }
}

/** Whether a picture's header announces more pixels than are decoded. */
export async function unfoldsTooFar(bytes: Uint8Array): Promise<boolean> {
  try {
    const sharp = await loadSharp()
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height > maxPixels
  } catch {
    return false
  }
}

/**
 * sharp, loaded on first use, because most processes never need it. Its cache (50 MB) is off, since each picture is generated once, and it uses one
 * thread per picture, since several are generated in parallel (job-pool.ts).
 */
export async function loadSharp(): Promise<typeof sharp> {
  const { default: library } = await import('sharp')
  library.cache(false)
  library.concurrency(1)
  return library
}
