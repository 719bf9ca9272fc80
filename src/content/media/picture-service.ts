import { createHash } from 'node:crypto'
import pLimit from 'p-limit'
import type { Sharp } from 'sharp'
import type { PictureFocus } from '#domain/content/block.ts'
import { focusName } from '#domain/content/links.ts'
import type { PictureFormat, PictureWidth } from '#domain/content/picture-variants.ts'
import { shareSize } from '#domain/share-picture.ts'
import { loadSharp } from '../documents/picture.ts'
import type { DiskCache } from './disk-cache.ts'

export interface Original {
  /** Identifies the bytes. Letters, digits, hyphens. */
  key: string
  bytes(): Promise<Uint8Array | undefined>
}

export interface PictureService {
  /** Null when the original is not a supported picture. Throws `TooBusy`. */
  picture(original: Original, wanted: WantedPicture): Promise<MadePicture | null>
}

/** Generates each variant once and caches it. Unsupported originals are remembered by the process. */
export function pictureService({ files, bench }: { files: DiskCache; bench: JobPool }): PictureService {
  const refused = new Set<string>()
  return {
    async picture({ key, bytes }, wanted) {
      const name = `${key}-${nameOf(wanted)}`
      if (refused.has(key)) return null
      const kept = await files.get(name)
      if (kept) return { bytes: kept, contentType: await contentTypeOf(kept) }
      return await bench(name, async () => {
        const original = await bytes()
        const made = original ? await makePicture(original, wanted) : null
        if (made) await files.put(name, made.bytes)
        else if (original && refused.size < maxRefused) refused.add(key)
        return made
      })
    },
  }
}

const maxRefused = 1000

function nameOf(wanted: WantedPicture): string {
  return 'sharedAbout' in wanted ? `share-${focusName(wanted.sharedAbout)}.jpg` : `${wanted.width}.${wanted.format}`
}

/** 128 bits of SHA-256, for `Original.key` and ETags. */
export function hashOf(bytes: Uint8Array | string): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 32)
}

export class TooBusy extends Error {
  override name = 'TooBusy'
}

interface Limits {
  atOnce: number
  /** Maximum number of queued jobs; more are rejected with `TooBusy`. */
  waiting: number
}

export type JobPool = <Made>(key: string, make: () => Promise<Made>) => Promise<Made>

/** A pool for CPU-intensive work; concurrent requests for one key share a job. */
export function jobPool({ atOnce, waiting }: Limits): JobPool {
  const limit = pLimit(atOnce)
  const underWay = new Map<string, Promise<unknown>>()

  return <Made>(key: string, make: () => Promise<Made>): Promise<Made> => {
    // as: a key always has the same type of result
    const same = underWay.get(key) as Promise<Made> | undefined
    if (same !== undefined) return same
    if (limit.activeCount + limit.pendingCount >= atOnce + waiting)
      return Promise.reject(new TooBusy('too many pictures wait to be made'))
    const made = limit(make).finally(() => underWay.delete(key))
    underWay.set(key, made)
    return made
  }
}

/** Guards against decompression bombs, as in src/content/documents/picture.ts: 8000 × 6250 px. */
const maxPixels = 50_000_000
/** The maximum width in px. */
const widest = 1920

/** Accepted formats, as detected by sharp. Headers and file names are ignored. */
const takenFormats = new Set(['jpeg', 'png', 'webp', 'heif', 'gif'])

interface MadePicture {
  bytes: Uint8Array
  contentType: string
}

/** A requested variant: `same` is the original format, for feeds and for browsers without newer formats. */
export type WantedPicture =
  | { width: PictureWidth | 'own'; format: PictureFormat | 'same' }
  | { sharedAbout: PictureFocus }

/** Re-encodes a picture: upright, without metadata, never enlarged. Null for incomplete files, unsupported formats and too many pixels. */
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

/** A share picture, cropped around the focal point. Networks require this size, so small ones are enlarged, and JPEG: no transparency. */
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
